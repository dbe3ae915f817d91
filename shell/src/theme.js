// Runs before the first paint, as a separate file because the CSP forbids inline scripts. It applies the stored theme;
// later changes are made by ui-kit.
(() => {
  const root = document.documentElement;
  let mode = 'dark';
  try {
    if (localStorage.getItem('skills-architect.colour-mode') === 'light') mode = 'light';
  } catch {
    // Storage may be forbidden; the page still gets a theme.
  }
  root.className = mode;
  root.style.colorScheme = mode;
})();
