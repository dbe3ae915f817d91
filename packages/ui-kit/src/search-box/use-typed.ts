import { useState } from 'react';

/** The typed text of an input; a new value from outside replaces it. */
export function useTyped(value: string) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }
  return [text, setText] as const;
}
