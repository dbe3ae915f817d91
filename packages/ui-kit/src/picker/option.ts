import type { ReactNode } from 'react';
import { matchesWords } from './matches-words';

/** One option. */
export interface PickerOption {
  value: string | number;
  label: string;
  /** Group heading; options of a group must be adjacent. */
  group?: string;
  /** A second line, less prominent. */
  hint?: string;
  /** Content below the label, such as a score. */
  detail?: ReactNode;
  disabledReason?: string;
}

/** Props of both pickers. */
export interface PickerSource {
  /** All options or, with `onSearch`, those found so far. */
  options: readonly PickerOption[];
  /** Called with the debounced text; without it the picker filters the options itself. */
  onSearch?: (text: string) => void;
  /** Loads the next page of results when the list is scrolled to its end. Omit when there are no more. */
  loadMore?: () => void;
  loading?: boolean;
  /** Why the options could not be loaded. */
  loadError?: string;
  onRetry?: () => void;
  noOptions?: string;
  placeholder?: string;
  disabledReason?: string;
  /** Offers to create the typed option when none has that name, e.g. a new department. */
  onCreate?: (text: string) => void;
}

/** The options whose label contains every word of the text. */
export const filterOptions = (options: readonly PickerOption[], text: string): readonly PickerOption[] =>
  options.filter(({ label }) => matchesWords(label, text));
