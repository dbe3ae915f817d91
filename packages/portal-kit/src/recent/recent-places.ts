import { listRecentPlaces, noteRecentPlace, type RecentPlace } from '@skills-architect/contracts/portal';
import { useEffect } from 'react';
import { useAreas } from '../areas/use-areas';
import { invalidate } from '../calls/cache';
import { request } from '../calls/request';
import { useCall } from '../calls/use-call';

/** The records that the user opened last and may still open, latest first. */
export function useRecentPlaces(): RecentPlace[] {
  const { reaches } = useAreas();
  const { data } = useCall(listRecentPlaces, {});
  return data?.places.filter(({ to }) => reaches(to)) ?? [];
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
