import { useQueryState } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';

/** Brings the place that the address names into view, with the focus, once it is shown. */
export const useOpenedPlace = (isShown: boolean): void => {
  const [{ place }] = useQueryState({ place: '' });
  const opened = useRef('');
  useEffect(() => {
    if (!isShown || !place || opened.current === place) return;
    opened.current = place;
    const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [isShown, place]);
};
