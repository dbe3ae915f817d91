import { useEffect, useRef, useState } from 'react';
import { optionsHolding, type PickerOption, type PickerSource } from './option';

const STEP = 30;
const PAUSE = 250;

/** Content of a picker's list: the search text, the matching options, thirty more at the end of the scroll. */
export function useListing({ options, onSearch, loadMore, loading }: PickerSource) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(STEP);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const found = onSearch ? options : optionsHolding(options, text);
  const shown: readonly PickerOption[] = onSearch ? found : found.slice(0, count);
  const type = (next: string) => {
    setText(next);
    setCount(STEP);
    clearTimeout(timer.current);
    if (onSearch && next !== text) timer.current = setTimeout(() => onSearch(next), next ? PAUSE : 0);
  };
  const showMore = () => {
    if (shown.length < found.length) setCount(count + STEP);
    else if (!loading) loadMore?.();
  };
  return { text, type, shown, found, showMore };
}
