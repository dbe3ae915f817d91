import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Entry } from '../picker/entry';
import type { PickerOption } from '../picker/option';

const PAUSE = 250;
/** No suggestion is pointed at: Enter searches for what was typed. */
const NONE = -1;

export interface SuggestModel {
  /** What stands in the line. */
  value: string;
  onChange: (text: string) => void;
  /** Enter, or a suggestion was chosen: search for this text. */
  onSubmit: (text: string) => void;
  /** The text once typing pauses, to look for suggestions. */
  onSearch: (text: string) => void;
  /** Suggestions found so far; their labels are what is searched for. */
  options: readonly PickerOption[];
  /** Brings the next suggestions when the end of the list comes into sight. */
  loadMore?: () => void;
  loading?: boolean;
}

/** What a line with suggestions does: when its list is open, which line is pointed at, what the keys do. */
export function useSuggestions({ value, onChange, onSubmit, onSearch, options, loadMore, loading }: SuggestModel) {
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setPointed(NONE);
  };
  const submit = (text: string) => {
    close();
    onSubmit(text);
  };
  const entries: Entry[] = options.map((option) => ({
    option,
    chosen: false,
    choose: () => submit(option.label),
    stays: false,
  }));
  const active = Math.min(pointed, entries.length - 1);

  const type = (text: string) => {
    onChange(text);
    setPointed(NONE);
    setOpen(text.trim() !== '');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), PAUSE);
  };
  const empty = () => {
    onChange('');
    submit('');
  };
  const more = () => {
    if (!loading) loadMore?.();
  };
  const move = (to: number) => {
    if (to >= entries.length - 1) more();
    setPointed(Math.max(NONE, Math.min(to, entries.length - 1)));
  };
  const show = () => {
    if (!value.trim()) return;
    onSearch(value.trim());
    setOpen(true);
  };
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      if (open) move(active + step);
      else show();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = open ? entries[active] : undefined;
      if (entry) entry.choose();
      else submit(value);
    } else if (event.key === 'Escape' && (open || value)) {
      event.stopPropagation();
      if (open) close();
      else empty();
    }
  };
  return { open, entries, active, type, empty, close, point: setPointed, more, keys };
}
