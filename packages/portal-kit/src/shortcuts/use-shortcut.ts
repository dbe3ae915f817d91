import { useEffect, useEffectEvent } from 'react';
import { listShortcut } from './listed-shortcuts';
import { useShortcutSetting } from './shortcut-setting';

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Ignores Shift and Alt for single characters: some keyboard layouts need them to type `[` or digits. */
const isPlain = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  // Ignores repeats of held keys, which would decide several records at once; arrow keys only move.
  (!event.repeat || event.key.startsWith('Arrow')) &&
  (event.key.length === 1 || !(event.altKey || event.shiftKey));

/**
 * Calls `run` on one of these single keys, unless the user is typing or has turned such shortcuts off. `run` returns
 * `false` when it does not handle the key. With `what` it appears in the list of shortcuts that `?` opens.
 * @example useShortcut(['1', '2', '3'], (key) => choose(Number(key)), 'Choose a suggestion')
 */
export function useShortcut(keys: readonly string[], run: (key: string) => unknown, what?: string): void {
  const isOn = useShortcutSetting((setting) => setting.isOn);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlain(event) || !keys.includes(event.key)) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    if (run(event.key) !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
  const list = useEffectEvent((text: string) => listShortcut(keys, text));
  useEffect(() => (what === undefined ? undefined : list(what)), [what]);
}
