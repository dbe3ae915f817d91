// Runs before the first paint, as a separate file because the CSP forbids inline scripts. It applies the stored theme;
// later changes are made by ui-kit. Under forced colours the theme is that of the system, which charts must match.
(() => {
  const root = document.documentElement;
  let mode = 'dark';
  try {
    if (localStorage.getItem('skills-architect.colour-mode') === 'light') mode = 'light';
  } catch {
    // Storage may be forbidden; the page still gets a theme.
  }
  if (matchMedia('(forced-colors: active)').matches)
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.className = mode;
  root.style.colorScheme = mode;
})();
