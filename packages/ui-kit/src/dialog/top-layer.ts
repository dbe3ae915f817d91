const dialogs: HTMLDialogElement[] = [];
let above: HTMLElement | undefined;

const place = () => {
  if (above) (dialogs.at(-1) ?? document.body).append(above);
};

/**
 * Where notifications and overlays are drawn. A modal dialog makes everything outside of it inert, so this element always
 * lies in the topmost one, whichever React root drew it.
 */
export const aboveDialogs = (): HTMLElement => {
  above ??= document.createElement('div');
  if (!above.isConnected) place();
  return above;
};

/** Opens a dialog over the page and over those already open; the answer closes it, which gives the focus back. */
export const openModal = (dialog: HTMLDialogElement) => {
  dialogs.push(dialog);
  place();
  dialog.showModal();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    place();
    dialog.close();
  };
};
