import type { Kept } from '@skills-architect/contracts';
import type { KeptFields } from './resource';

const stampOf = ({ at, by }: KeptFields['created']) => ({ at: at.toISOString(), by });

/** What every record answers of itself: its revision, and when and by whom it was created and changed. */
export const keptOf = ({ rev, created, updated }: KeptFields): Kept => ({
  rev,
  created: stampOf(created),
  updated: stampOf(updated),
});
