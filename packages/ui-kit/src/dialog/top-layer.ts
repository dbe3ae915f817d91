const dialogs: HTMLDialogElement[] = [];
let above: HTMLElement | undefined;

const moveToTop = () => {
  if (above) (dialogs.at(-1) ?? document.body).append(above);
};

/**
 * Container for notifications and overlays. A modal dialog makes everything outside of it inert, so this element is
 * always moved into the topmost one, in whichever React root.
 */
export const aboveDialogs = (): HTMLElement => {
  above ??= document.createElement('div');
  if (!above.isConnected) moveToTop();
  return above;
};

/** Opens a modal dialog above all open ones; returns a function that closes it and restores the focus. */
export const openModal = (dialog: HTMLDialogElement) => {
  dialogs.push(dialog);
  moveToTop();
  dialog.showModal();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveToTop();
    dialog.close();
  };
};
