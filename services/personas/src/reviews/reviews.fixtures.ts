import { describedPartsOf } from '@skills-architect/contracts/personas';
import type { Snapshot } from './snapshot';

/** A version of a persona with skill 1 at level 3. */
export const aSnapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  personaName: 'Clerk',
  personaGroupName: 'Depot',
  industryRoleId: 1,
  leadershipRoleId: null,
  ...describedPartsOf(() => ''),
  rows: [{ skillId: 1, levelNumber: 3, skillCriticality: 'High' }],
  ...changes,
});
