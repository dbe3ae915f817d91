import { create } from 'zustand';

/** Kept in this browser as the theme is, also after logging out: whoever needs it off needs it off at once. */
export const SHORTCUTS_KEY = 'shortcuts';

/** Whether single keys work as shortcuts. */
export const useShortcutSetting = create(() => ({ isOn: localStorage.getItem(SHORTCUTS_KEY) !== 'off' }));

export const toggleShortcuts = (): void => {
  const isOn = !useShortcutSetting.getState().isOn;
  if (isOn) localStorage.removeItem(SHORTCUTS_KEY);
  else localStorage.setItem(SHORTCUTS_KEY, 'off');
  useShortcutSetting.setState({ isOn });
};
