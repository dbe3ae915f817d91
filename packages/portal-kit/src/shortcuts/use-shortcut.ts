import { useEffect, useEffectEvent } from 'react';
import { listShortcut } from './listed-shortcuts';
import { useShortcutSetting } from './shortcut-setting';

const TEXT_INPUTS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]';

/** Whether an unhandled key was pressed alone, without Ctrl or Alt. */
const isPlain = (event: KeyboardEvent): boolean => {
  const isCharacter = event.key.length === 1;
  // Shift and Alt are allowed for characters: some keyboard layouts need them to type `[` or digits.
  const hasModifier = event.ctrlKey || event.metaKey || (!isCharacter && (event.altKey || event.shiftKey));
  // Repeats of a held key would decide several records at once; arrow keys only move.
  const isHeld = event.repeat && !event.key.startsWith('Arrow');
  return !(event.defaultPrevented || hasModifier || isHeld);
};

/** Options of a shortcut. */
export interface ShortcutOptions {
  /** It also works while a dialog covers the page, for shortcuts of the dialog itself. */
  inDialog?: boolean;
}

const isCovered = () => document.querySelector('[aria-modal=true]') !== null;

/**
 * Calls `run` on one of these single keys, unless a dialog covers the page, the user is typing or has turned such
 * shortcuts off. `run` returns `false` when it does not handle the key. With `what` it appears in the list of shortcuts
 * that `?` opens.
 * @example useShortcut(['1', '2', '3'], (key) => choose(Number(key)), 'Choose a suggestion')
 */
export function useShortcut(
  keys: readonly string[],
  run: (key: string) => unknown,
  what?: string,
  { inDialog = false }: ShortcutOptions = {},
): void {
  const isOn = useShortcutSetting((setting) => setting.isOn);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlain(event) || !keys.includes(event.key)) return;
    if (event.target instanceof Element && event.target.matches(TEXT_INPUTS)) return;
    if (!inDialog && isCovered()) return;
    if (run(event.key) !== false) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
  const list = useEffectEvent((text: string) => listShortcut(keys, text));
  useEffect(() => (what === undefined ? undefined : list(what)), [what]);
}
