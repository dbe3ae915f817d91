import { UserType } from '@skills-architect/contracts';
import {
  LIBRARY_STATUS_NAMES,
  LibraryStatus,
  listOfferedStatuses,
  readableStatuses,
  SOURCES_FOR_NEW_SKILLS,
} from '@skills-architect/contracts/skills';
import type { Issue } from '@skills-architect/service-kit';

/** What decides whether a skill can be saved. */
export interface SkillToSave {
  userType: number;
  /** The stored skill; undefined when one is created. */
  former?: { sourceId: number; skillStatus: LibraryStatus };
  form: { skillCategoryId: number; sourceId?: number; skillStatus: LibraryStatus };
  /** The chosen family; undefined for an unknown id. */
  family: { skillCategoryId: number } | undefined;
}

/** Statuses that a user type may read: SMEs find published skills for personas, and cannot open them for editing. */
export const statusesToRead = (userType: number): LibraryStatus[] =>
  userType === UserType.Expert ? [...readableStatuses(userType), LibraryStatus.Published] : readableStatuses(userType);

/** Whether the user may open a skill with this status. */
export const mayOpen = (userType: number, skillStatus: LibraryStatus): boolean =>
  readableStatuses(userType).includes(skillStatus);

/** Why a skill cannot be saved; undefined when it can. */
export const savingProblem = ({ userType, former, form, family }: SkillToSave): Issue | undefined => {
  if (!listOfferedStatuses(userType).includes(form.skillStatus))
    return { path: 'skillStatus', message: `You cannot set the status ${LIBRARY_STATUS_NAMES[form.skillStatus]}.` };
  if (!former && (form.sourceId === undefined || !SOURCES_FOR_NEW_SKILLS.includes(form.sourceId)))
    return { path: 'sourceId', message: 'No skills can be added to this source.' };
  if (former && form.sourceId !== undefined && form.sourceId !== former.sourceId)
    return { path: 'sourceId', message: 'The source of a skill cannot be changed.' };
  if (!family) return { path: 'skillFamilyId', message: 'This family no longer exists.' };
  if (family.skillCategoryId !== form.skillCategoryId)
    return { path: 'skillFamilyId', message: 'This family belongs to another category.' };
  return undefined;
};

interface Scheme {
  _id: number;
  sourceIds: readonly number[];
  levels: readonly { levelNumber: number }[];
}

/** The levels of a new skill: all of its source's schemes, without texts. */
export const newLevels = (schemes: readonly Scheme[], sourceId: number) =>
  schemes
    .filter((scheme) => scheme.sourceIds.includes(sourceId))
    .flatMap(({ _id, levels }) => levels.map(({ levelNumber }) => ({ schemeId: _id, levelNumber })));
