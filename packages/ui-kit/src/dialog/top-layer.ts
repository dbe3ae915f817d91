const dialogs: HTMLDialogElement[] = [];
let container: HTMLElement | undefined;

const moveContainerToTop = () => {
  if (container) (dialogs.at(-1) ?? document.body).append(container);
};

/**
 * Container for notifications and overlays. A modal dialog makes everything outside of it inert, so the container is
 * always moved into the topmost dialog, whichever React root that belongs to.
 */
export const getOverlayContainer = (): HTMLElement => {
  container ??= document.createElement('div');
  if (!container.isConnected) moveContainerToTop();
  return container;
};

/** Opens a modal dialog above all open ones; returns a function that closes it and restores the focus. */
export const openModal = (dialog: HTMLDialogElement) => {
  dialogs.push(dialog);
  moveContainerToTop();
  dialog.showModal();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    moveContainerToTop();
    dialog.close();
  };
};
