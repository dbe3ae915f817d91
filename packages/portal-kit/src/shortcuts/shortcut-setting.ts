import { create } from 'zustand';
import { localStore } from '../storage/browser-storage';

/** Kept after signing out, like the theme, because users who need shortcuts off need this on every visit. */
export const SHORTCUTS_KEY = 'shortcuts';

/** Whether single keys work as shortcuts. */
export const useShortcutSetting = create(() => ({ isOn: localStore.get(SHORTCUTS_KEY) !== 'off' }));

export const toggleShortcuts = (): void => {
  const isOn = !useShortcutSetting.getState().isOn;
  if (isOn) localStore.remove(SHORTCUTS_KEY);
  else localStore.set(SHORTCUTS_KEY, 'off');
  useShortcutSetting.setState({ isOn });
};
