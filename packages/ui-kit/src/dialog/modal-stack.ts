const stack: Element[] = [];
const quiet = new Set<Element>();

const isAbove = (element: Element) => element.hasAttribute('data-above-dialogs');

/** Makes everything but the topmost dialog and the layers above it deaf, and wakes it again when no dialog is left. */
const updateInert = () => {
  const top = stack.at(-1);
  for (const element of quiet) element.removeAttribute('inert');
  quiet.clear();
  document.documentElement.style.overflow = top ? 'hidden' : '';
  if (!top) return;
  for (const element of document.body.children) {
    if (element === top || isAbove(element) || element.hasAttribute('inert')) continue;
    element.setAttribute('inert', '');
    quiet.add(element);
  }
};

/** Puts a child of `<body>` on top of the page; the answer takes it off again. Dialogs of several React roots stack alike. */
export const enterModal = (layer: Element) => {
  stack.push(layer);
  updateInert();
  return () => {
    const at = stack.indexOf(layer);
    if (at >= 0) stack.splice(at, 1);
    updateInert();
  };
};
