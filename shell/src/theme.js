// Runs before the first paint, as a file of its own because the content policy allows no inline script. It shows the
// theme that was chosen on this machine; everything after that is the look's own business.
(() => {
  const root = document.documentElement;
  let mode = 'dark';
  try {
    if (localStorage.getItem('skills-architect.colour-mode') === 'light') mode = 'light';
  } catch {
    // A browser that forbids storage still gets a theme.
  }
  root.className = mode;
  root.style.colorScheme = mode;
})();
