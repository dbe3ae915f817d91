/** Modal dialogs for jsdom, which has none: the rest of the page becomes inert and closing restores the focus. */
const opened: { dialog: HTMLDialogElement; before: Element | null }[] = [];
const inert = new Set<Element>();

const updateInert = () => {
  for (const element of inert) element.removeAttribute('inert');
  inert.clear();
  const top = opened.at(-1)?.dialog;
  if (!top) return;
  for (const element of document.body.children) {
    if (element.contains(top) || element.hasAttribute('inert')) continue;
    element.setAttribute('inert', '');
    inert.add(element);
  }
};

export function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
  opened.push({ dialog: this, before: document.activeElement });
  updateInert();
}

export function close(this: HTMLDialogElement) {
  const index = opened.findIndex(({ dialog }) => dialog === this);
  if (index < 0) return;
  const [closed] = opened.splice(index, 1);
  this.removeAttribute('open');
  updateInert();
  if (closed?.before instanceof HTMLElement && closed.before.isConnected) closed.before.focus();
}
