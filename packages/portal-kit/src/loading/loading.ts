import { useEffect } from 'react';
import { create } from 'zustand';

/** The overlays asked for; the first one is shown. */
export const useLoadingStore = create<{ shown: readonly { id: number; message: string }[] }>(() => ({ shown: [] }));

let lastId = 0;

/** Shows the overlay until the returned function is called. */
export const showLoading = (message: string): (() => void) => {
  const id = ++lastId;
  useLoadingStore.setState(({ shown }) => ({ shown: [...shown, { id, message }] }));
  return () => useLoadingStore.setState(({ shown }) => ({ shown: shown.filter((overlay) => overlay.id !== id) }));
};

/**
 * Covers the page with the loading overlay and its message while `active`; for work during which nothing may be touched.
 * @example useLoading(createPersonas.isRunning, 'Creating personas')
 */
export function useLoading(active: boolean, message: string): void {
  useEffect(() => (active ? showLoading(message) : undefined), [active, message]);
}
