import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Entry } from '../picker/entry';
import type { PickerOption } from '../picker/option';
import { skipListbox, useListbox } from '../picker/use-listbox';

const DEBOUNCE_MS = 250;
/** No active suggestion: Enter searches for the typed text. */
const NONE = -1;

export interface SuggestModel {
  /** Text of the input. */
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter or when a suggestion is selected, to search for this text. */
  onSubmit: (text: string) => void;
  /** Called with the debounced text, to load suggestions. */
  onSearch: (text: string) => void;
  /** Suggestions found so far; selecting one searches for its label. */
  options: readonly PickerOption[];
  /** Loads more suggestions when the list is scrolled to its end. */
  loadMore?: () => void;
  loading?: boolean;
}

/** State of a suggest box: whether the list is open, the active item, keyboard handling. */
export function useSuggestBox(id: string, label: string, model: SuggestModel) {
  const { value, onChange, onSubmit, onSearch, options, loadMore, loading } = model;
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [pointedIndex, setPointedIndex] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setPointedIndex(NONE);
  };
  const submit = (text: string) => {
    close();
    onSubmit(text);
  };
  const entries: Entry[] = options.map((option) => ({
    option,
    chosen: false,
    choose: () => submit(option.label),
    keepsListOpen: false,
  }));
  const active = Math.min(pointedIndex, entries.length - 1);

  const changeText = (text: string) => {
    onChange(text);
    setPointedIndex(NONE);
    setOpen(text.trim() !== '');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), DEBOUNCE_MS);
  };
  const clear = () => {
    onChange('');
    submit('');
  };
  const loadNext = () => {
    if (!loading) loadMore?.();
  };
  const move = (to: number) => {
    if (to >= entries.length - 1) loadNext();
    setPointedIndex(Math.max(NONE, Math.min(to, entries.length - 1)));
  };
  const show = () => {
    if (!value.trim()) return;
    onSearch(value.trim());
    setOpen(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !(open && entries[active])) {
      event.preventDefault();
      submit(value);
    } else if (event.key === 'Escape' && (open || value)) {
      event.stopPropagation();
      if (open) close();
      else clear();
    }
    // Home and End move the caret, and Escape has already been handled.
    if (['Home', 'End', 'Escape'].includes(event.key)) skipListbox(event);
  };
  const listbox = useListbox({
    id,
    label,
    entries,
    open,
    active,
    text: value,
    onText: changeText,
    onOpen: show,
    onMove: move,
    onPoint: setPointedIndex,
    onChoose: (entry) => entry.choose(),
  });
  return {
    input,
    open,
    entries,
    clear,
    loadNext,
    listbox,
    inputProps: listbox.inputProps({ onKeyDown: handleKeyDown, onBlur: close, ref: input }),
  };
}
