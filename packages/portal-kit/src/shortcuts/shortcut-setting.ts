import { create } from 'zustand';

/** Stored like the theme and kept after logging out: users who need shortcuts off need them off on every visit. */
export const SHORTCUTS_KEY = 'shortcuts';

/** Whether single keys work as shortcuts. */
export const useShortcutSetting = create(() => ({ isOn: localStorage.getItem(SHORTCUTS_KEY) !== 'off' }));

export const toggleShortcuts = (): void => {
  const isOn = !useShortcutSetting.getState().isOn;
  if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
  else localStorage.setItem(SHORTCUTS_KEY, 'off');
  useShortcutSetting.setState({ isOn });
};
