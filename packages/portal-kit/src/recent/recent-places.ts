import { listRecentPlaces, noteRecentPlace, type RecentPlace } from '@skills-architect/contracts/portal';
import { useEffect } from 'react';
import { useAreas } from '../areas/use-areas';
import { invalidate } from '../calls/cache';
import { readFieldAt } from '../calls/field-at';
import { request } from '../calls/request';
import { useAnswers } from '../calls/use-answers';

const isPlace = (value: unknown): value is RecentPlace =>
  ['to', 'title', 'kind'].every((field) => typeof readFieldAt(value, field) === 'string');

/** The records that the user opened last and may still open, latest first. */
export function useRecentPlaces(): RecentPlace[] {
  const { reaches } = useAreas();
  const [answer] = useAnswers([listRecentPlaces.path]);
  const places = readFieldAt(answer, 'places');
  return Array.isArray(places) ? places.filter(isPlace).filter(({ to }) => reaches(to)) : [];
}

/**
 * Remembers that the user has opened a record, for recent work on the landing page and in the command palette.
 * @example useOpenedRecord(skill && { to: `/skill/edit/${skill.skillId}`, title: skill.skillName, kind: 'Skill' })
 */
export function useOpenedRecord(record: RecentPlace | undefined): void {
  const { to, title, kind } = record ?? {};
  useEffect(() => {
    if (to === undefined || !title || kind === undefined) return;
    request(noteRecentPlace, { body: { to, title: title.slice(0, 200), kind } })
      .then(() => invalidate(['recent']))
      .catch((error: unknown) => console.warn('The opened record was not remembered', error));
  }, [to, title, kind]);
}
