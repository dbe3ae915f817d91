import { useState } from 'react';

/** The text in a line while somebody types: theirs, until another one is given from outside. */
export function useTyped(value: string) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
  return [text, setText] as const;
}
