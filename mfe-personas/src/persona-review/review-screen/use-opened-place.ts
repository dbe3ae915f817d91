import { type CommentPlace, placeKey } from '@skills-architect/contracts/personas';
import { useQueryState } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';

const showKey = (key: string) => {
  const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(key)}"]`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};

/** Scrolls to a field or skill, or the persona as a whole, and focuses it. */
export const showPlace = (place: CommentPlace): void => showKey(placeKey(place));

/** Scrolls to the field or skill named by the query field `place`, and focuses it, once it is shown. */
export const useOpenedPlace = (isShown: boolean): void => {
  const [{ place }] = useQueryState({ place: '' });
  const opened = useRef('');
  useEffect(() => {
    if (!isShown || !place || opened.current === place) return;
    opened.current = place;
    showKey(place);
  }, [isShown, place]);
};
