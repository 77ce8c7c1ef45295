// Before the first paint: the look that somebody chose on this device, and whether it has stored anything. A file of
// its own, so that a content security policy need not allow scripts inside pages.
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
  // What an address asks for comes after the first paint too.
  const asks = location.hash !== "" || /[?&](?!lang=)./.test(location.search);
  const stores = [localStorage, sessionStorage].flatMap((store) => Object.keys(store));
  if (!asks && !stores.some((name) => name.startsWith("pipkeeper")))
    document.documentElement.dataset.fresh = "";
} catch {
  // Nothing was chosen, or this browser keeps nothing.
}
