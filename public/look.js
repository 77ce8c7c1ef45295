// Before the first paint: the look that somebody chose on this device. A file of its own, so that a content security
// policy need not allow scripts inside pages.
try {
  const { theme, text } = JSON.parse(localStorage.getItem("pipkeeper.look") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  if (text === "large") document.documentElement.dataset.text = text;
} catch {
  // Nothing was chosen, or this browser keeps nothing.
}
