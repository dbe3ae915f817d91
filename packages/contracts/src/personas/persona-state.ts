import * as z from 'zod';
import { Count, Id, Line } from '../vocabulary';
import { FACT_NAMES, type FactName, factsOf, PERSONA_FACTS, ROW_FIELDS } from './described-fields';

/**
 * How far a persona is: `draft` has no industry role; with one, `matched` has no skills, `mapped` has skills of which at
 * least one has no target level, and `complete` has a level for each skill.
 */
export const PersonaState = z.enum(['draft', 'matched', 'mapped', 'complete']);
export type PersonaState = z.infer<typeof PersonaState>;

/** What the states are called on screens. */
export const PERSONA_STATE_NAMES: Record<PersonaState, string> = {
  draft: 'Draft',
  matched: 'Matched',
  mapped: 'Mapped',
  complete: 'Complete',
};

/** The fields of a persona that describe its job. */
export const DescribedPart = z.enum([...FACT_NAMES, 'roleDescription', 'rolesResponsibilities']);
export type DescribedPart = FactName | 'roleDescription' | 'rolesResponsibilities';

/** A value for each of these fields. */
export const describedPartsOf = <T>(of: (part: DescribedPart) => T): Record<DescribedPart, T> => ({
  ...factsOf(of),
  roleDescription: of('roleDescription'),
  rolesResponsibilities: of('rolesResponsibilities'),
});

/** What these fields are called on screens. */
export const describedPartName = (part: DescribedPart): string => {
  if (part === 'roleDescription') return ROW_FIELDS.roleDescription.title;
  return part === 'rolesResponsibilities' ? ROW_FIELDS.rolesAndResponsibilities.title : PERSONA_FACTS[part].title;
};

/** The highest level number of any scheme. */
export const MAX_LEVEL = 7;

/**
 * Filters by what the overview counts, current within seconds. `leadershipRoleId` 0: without one. `levelNumber` is the
 * target level of the skill `skillId`, of any skill of `skillCategory`, or of any skill; 0: without a level. `lacks`: the
 * field is empty.
 */
export const OVERVIEW_FILTER = {
  state: PersonaState.optional(),
  leadershipRoleId: Count.optional(),
  skillId: Id.optional(),
  skillCategory: Line.min(1).optional(),
  levelNumber: Count.max(MAX_LEVEL).optional(),
  lacks: DescribedPart.optional(),
};
const OverviewFilter = z.object(OVERVIEW_FILTER);
export type OverviewFilter = z.output<typeof OverviewFilter>;
