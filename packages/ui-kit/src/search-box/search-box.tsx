import { type Ref, useEffect, useRef } from 'react';
import { SearchLine } from './search-line';
import { useTyped } from './use-typed';

export interface SearchBoxProps {
  /** What is searched, e.g. 'Search personas'. */
  label: string;
  value: string;
  /** The text, once typing pauses; at once on Enter and when it is cleared. */
  onChange: (value: string) => void;
  placeholder?: string;
  /** The pause in milliseconds. */
  wait?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A line to search with. Escape empties it. */
export function SearchBox({ label, value, onChange, placeholder, wait = 250, disabled, ref }: SearchBoxProps) {
  const [text, setText] = useTyped(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (next: string, pause: number) => {
    setText(next);
    clearTimeout(timer.current);
    const tell = () => {
      if (next !== value) onChange(next);
    };
    if (pause) timer.current = setTimeout(tell, pause);
    else tell();
  };
  return (
    <SearchLine
      ref={ref}
      maxW="field"
      label={label}
      value={text}
      placeholder={placeholder}
      disabled={disabled}
      onChange={(event) => say(event.target.value, wait)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') say(text, 0);
        if (event.key !== 'Escape' || !text) return;
        event.stopPropagation();
        say('', 0);
      }}
      onClear={() => say('', 0)}
    />
  );
}
