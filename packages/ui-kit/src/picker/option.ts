import { matchesWords } from './matches-words';

/** One thing to pick. */
export interface PickerOption {
  value: string | number;
  label: string;
  /** Head of the group it stands under; options of a group follow one another. */
  group?: string;
  /** A second, quieter line. */
  hint?: string;
  disabledReason?: string;
}

/** What both pickers take. */
export interface PickerSource {
  /** All options, or, with `onSearch`, those found so far. */
  options: readonly PickerOption[];
  /** The typed text, once typing pauses; without it the picker searches the options itself. */
  onSearch?: (text: string) => void;
  /** Brings the next thirty; called when the end of the list comes into sight. Leave it out when there are no more. */
  loadMore?: () => void;
  loading?: boolean;
  /** Why the options could not be loaded. */
  loadError?: string;
  onRetry?: () => void;
  noOptions?: string;
  placeholder?: string;
  disabledReason?: string;
  /** Offers to make what was typed when no option is called so, e.g. a new department. */
  onCreate?: (text: string) => void;
}

/** The options whose label holds every word of the text. */
export const optionsHolding = (options: readonly PickerOption[], text: string): readonly PickerOption[] =>
  options.filter(({ label }) => matchesWords(label, text));
