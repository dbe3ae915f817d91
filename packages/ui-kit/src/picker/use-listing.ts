import { useEffect, useRef, useState } from 'react';
import { filterOptions, type PickerOption, type PickerSource } from './option';

const PAGE_SIZE = 30;
const DEBOUNCE_MS = 250;

/** Content of a picker's list: the search text and the matching options, of which a page at a time is shown. */
export function useListing({ options, onSearch, loadMore, loading }: PickerSource) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(PAGE_SIZE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const foundOptions = onSearch ? options : filterOptions(options, text);
  const shownOptions: readonly PickerOption[] = onSearch ? foundOptions : foundOptions.slice(0, count);
  const changeText = (next: string) => {
    setText(next);
    setCount(PAGE_SIZE);
    clearTimeout(timer.current);
    if (onSearch && next !== text) timer.current = setTimeout(() => onSearch(next), next ? DEBOUNCE_MS : 0);
  };
  const showMore = () => {
    if (shownOptions.length < foundOptions.length) setCount(count + PAGE_SIZE);
    else if (!loading) loadMore?.();
  };
  return { text, changeText, shownOptions, foundOptions, showMore };
}
