import type { Ref } from 'react';
import { SearchLine } from './search-line';
import { useDebouncedText } from './use-debounced-text';

export interface SearchBoxProps {
  /** What is searched, e.g. 'Search personas'. */
  label: string;
  value: string;
  /** The text, once typing pauses; at once on Enter, on leaving the line and when it is cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** The pause in milliseconds. */
  wait?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A line to search with. Escape empties it. */
export function SearchBox({ label, value, onChange, placeholder, wait = 250, disabled, ref }: SearchBoxProps) {
  const { text, type, tell } = useDebouncedText(value, onChange, wait);
  return (
    <SearchLine
      ref={ref}
      maxW="field"
      label={label}
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      onChange={(event) => type(event.target.value)}
      // Before a click elsewhere, such as on Clear filters: a report that came after it would undo it.
      onBlur={() => tell(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text);
        if (event.key !== 'Escape' || !text) return;
        event.stopPropagation();
        tell('');
      }}
      onClear={() => tell('')}
    />
  );
}
