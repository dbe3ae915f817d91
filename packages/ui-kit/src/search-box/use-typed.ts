import { useState } from 'react';

/** The typed text of an input; a new value from outside replaces it. */
export function useTyped(value: string) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
  return [text, setText] as const;
}
