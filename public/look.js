// Before the first paint: the look that somebody chose on this device. A file of its own, so that a content security
// policy need not allow scripts inside pages.
try {
  const look = JSON.parse(localStorage.getItem("pipkeeper.look") ?? "{}");
  const choices = {
    theme: ["light", "dark"],
    contrast: ["more"],
    text: ["large", "larger", "largest"],
    hand: ["left"],
  };
  for (const [part, values] of Object.entries(choices))
    if (values.includes(look[part])) document.documentElement.dataset[part] = look[part];
} catch {
  // Nothing was chosen, or this browser keeps nothing.
}
