import type { Ref } from 'react';
import { SearchLine } from './search-line';
import { useDebouncedText } from './use-debounced-text';

export interface SearchBoxProps {
  /** Accessible label, e.g. 'Search personas'. */
  label: string;
  value: string;
  /** Called with the debounced text; at once on Enter, blur and clear. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** Debounce in milliseconds. */
  debounceMs?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A search input. Escape clears it. */
export function SearchBox({ label, value, onChange, placeholder, debounceMs = 250, disabled, ref }: SearchBoxProps) {
  const { text, reportLater, reportNow, hold } = useDebouncedText(value, onChange, debounceMs);
  return (
    <SearchLine
      ref={ref}
      maxW="field"
      label={label}
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      onChange={({ target, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        if (isComposing) hold(target.value);
        else reportLater(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => reportLater(currentTarget.value)}
      // Reports at once: a debounced report after a click elsewhere, such as on Clear filters, would undo that click.
      onBlur={() => reportNow(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') reportNow(text);
        if (event.key !== 'Escape' || !text) return;
        event.stopPropagation();
        reportNow('');
      }}
      onClear={() => reportNow('')}
    />
  );
}
