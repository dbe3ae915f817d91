import { describedPartsOf } from '@skills-architect/contracts/personas';
import type { Snapshot } from './snapshot';

/** A skill of a version. */
export const aRow = (skillId: number, levelNumber: number | null, skillCriticality: 'High' | 'Low' = 'High') => ({
  skillId,
  skillAddedFrom: 'Add Skill' as const,
  proficiencyId: null,
  levelNumber,
  industryProficiencyId: null,
  industryLevelNumber: null,
  skillCriticality,
});

/** A version of a persona with skill 1 at level 3. */
export const aSnapshot = (changes: Partial<Snapshot> = {}): Snapshot => ({
  personaName: 'Clerk',
  personaGroupName: 'Depot',
  industryRoleId: 1,
  leadershipRoleId: null,
  ...describedPartsOf(() => ''),
  rows: [aRow(1, 3)],
  ...changes,
});
