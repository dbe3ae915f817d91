import { create } from 'zustand';

export const SHORTCUTS_TITLE = 'Keyboard shortcuts';

/** Whether the list of shortcuts is open. */
export const useShortcutsDialog = create(() => ({ isOpen: false }));

export const openShortcuts = (): void => useShortcutsDialog.setState({ isOpen: true });
export const closeShortcuts = (): void => useShortcutsDialog.setState({ isOpen: false });
