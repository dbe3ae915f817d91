import type { PickerOption, PickerSource } from './option';

/** A line of the open list: an option, or something to do that stands among the options so that the keyboard reaches it. */
export interface Entry {
  option: PickerOption;
  chosen: boolean;
  choose: () => void;
  /** The list stays open afterwards. */
  stays: boolean;
}

/** The value of the line that makes what was typed. */
export const creating = (text: string) => `create:${text.trim()}`;

/** The lines after the options: making what was typed, trying again. */
export const lastEntries = (
  text: string,
  shown: readonly PickerOption[],
  { onCreate, loading, loadError, onRetry }: PickerSource,
): Entry[] => {
  const entries: Entry[] = [];
  const name = text.trim();
  const known = shown.some((option) => option.label.toLocaleLowerCase() === name.toLocaleLowerCase());
  if (onCreate && name && !known && !loading) {
    const option = { value: creating(name), label: `Add '${name}'` };
    entries.push({ option, chosen: false, choose: () => onCreate(name), stays: false });
  }
  if (loadError && onRetry) {
    entries.push({ option: { value: 'retry', label: 'Retry' }, chosen: false, choose: onRetry, stays: true });
  }
  return entries;
};
