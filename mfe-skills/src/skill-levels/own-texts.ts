import { CreationStatus, type Proficiency } from '@skills-architect/contracts/skills';

const BEING_CREATED = 'The levels are being created.';
const FAILED = 'Error in generating the proficiencies';
const NONE = 'This skill has no own level texts yet.';

/** Message about levels that are being created or lack texts; undefined otherwise. */
export const missingTextsMessage = (
  levels: readonly Pick<Proficiency, 'description'>[],
  proficiencyStatus: number,
): string | undefined => {
  if (proficiencyStatus === CreationStatus.BeingCreated) return BEING_CREATED;
  const writtenCount = levels.filter(({ description }) => description !== '').length;
  const isComplete = writtenCount > 0 && writtenCount === levels.length;
  if (proficiencyStatus === CreationStatus.Failed && !isComplete) return FAILED;
  return writtenCount ? undefined : NONE;
};
