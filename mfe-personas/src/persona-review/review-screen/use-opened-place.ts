import { useQueryState } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';

/** Scrolls to the field or skill named by the query field `place`, and focuses it, once it is shown. */
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
