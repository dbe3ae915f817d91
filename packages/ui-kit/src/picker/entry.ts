import type { PickerOption, PickerSource } from './option';

/** An item of the open list: an option, or an action placed among the options for keyboard access. */
export interface Entry {
  option: PickerOption;
  chosen: boolean;
  choose: () => void;
  /** Whether selecting it keeps the list open. */
  keepsListOpen: boolean;
}

/** Value of the item that creates the typed option. */
export const toCreateValue = (text: string) => `create:${text.trim()}`;

/** Items after the options: create the typed one, retry. */
export const buildLastEntries = (
  text: string,
  shown: readonly PickerOption[],
  { onCreate, loading, loadError, onRetry }: PickerSource,
): Entry[] => {
  const entries: Entry[] = [];
  const name = text.trim();
  const isKnown = shown.some((option) => option.label.toLowerCase() === name.toLowerCase());
  if (onCreate && name && !isKnown && !loading) {
    const option = { value: toCreateValue(name), label: `Add '${name}'` };
    entries.push({ option, chosen: false, choose: () => onCreate(name), keepsListOpen: false });
  }
  if (loadError && onRetry) {
    entries.push({ option: { value: 'retry', label: 'Retry' }, chosen: false, choose: onRetry, keepsListOpen: true });
  }
  return entries;
};
