import { useEffect, useRef, useState } from 'react';

/**
 * Debounced text of a search input. `reportLater` reports a text after a pause, `reportNow` at once, `hold` not yet. A new value from
 * outside replaces the text and cancels a pending report; the reported value itself does not, so that typing can
 * continue.
 */
export function useDebouncedText(value: string, onChange: (value: string) => void, wait: number) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [reported, setReported] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== reported) setText(value);
  }
  useEffect(() => {
    if (value !== reported) clearTimeout(timer.current);
  }, [value, reported]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const reportNow = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    setReported(next);
    if (next !== value) onChange(next);
  };
  const reportLater = (next: string) => {
    if (!wait) return reportNow(next);
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => reportNow(next), wait);
  };
  const hold = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
  };
  return { text, reportLater, reportNow, hold };
}
