import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { hidden } from '../field/field';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../text-field/input';

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
  const id = useId();
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
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
    <chakra.div role="search" position="relative" flex="1 1 12rem" maxW="field" minW="0">
      <chakra.label htmlFor={id} css={hidden}>
        {label}
      </chakra.label>
      <chakra.span position="absolute" insetStart="3" top="0" h="9" display="grid" placeItems="center" color="fg.muted">
        <Icon name="search" />
      </chakra.span>
      <Input
        ref={ref}
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        ps="9"
        pe="9"
        value={text}
        placeholder={placeholder ?? label}
        disabled={disabled}
        onChange={(event) => say(event.target.value, wait)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') say(text, 0);
          if (event.key !== 'Escape' || !text) return;
          event.stopPropagation();
          say('', 0);
        }}
      />
      {text && (
        <chakra.span position="absolute" insetEnd="1" top="1">
          <IconButton icon="close" label="Clear search" size="sm" onClick={() => say('', 0)} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
