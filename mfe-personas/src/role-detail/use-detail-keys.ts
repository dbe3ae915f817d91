import { useEffect, useEffectEvent } from 'react';

interface DetailKeys {
  onPrevious: () => void;
  onNext: () => void;
  /** 1 to 3 was pressed. */
  onNumber: (number: number) => void;
}

const TYPING = 'input, textarea, select, [contenteditable=true]';

/** Arrows lead from row to row, numbers choose; whoever types or moves between tabs means something else. */
export function useDetailKeys({ onPrevious, onNext, onNumber }: DetailKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    if (event.key === 'ArrowLeft') onPrevious();
    if (event.key === 'ArrowRight') onNext();
    if (['1', '2', '3'].includes(event.key)) onNumber(Number(event.key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
