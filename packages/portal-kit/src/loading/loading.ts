import { create } from 'zustand';

/** Requested overlays; the first one is shown. */
export const useLoadingStore = create<{ shown: readonly { id: number; message: string }[] }>(() => ({ shown: [] }));

let lastId = 0;

/** Shows the overlay until the returned function is called. */
export const showLoading = (message: string): (() => void) => {
  const id = ++lastId;
  useLoadingStore.setState(({ shown }) => ({ shown: [...shown, { id, message }] }));
  return () => useLoadingStore.setState(({ shown }) => ({ shown: shown.filter((overlay) => overlay.id !== id) }));
};
