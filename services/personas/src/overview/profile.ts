import { createHash } from 'node:crypto';
import {
  DescribedPart,
  type OverviewFilter,
  type PersonaState,
  SIMILARITY,
} from '@skills-architect/contracts/personas';
import type { MappingRow } from '../persona-skills/mapping-document';
import type { PersonaDocument } from '../personas/persona-document';

/** A skill of a persona; level 0: without a target level. */
export interface ProfiledSkill {
  skillId: number;
  level: number;
  category: string;
}

/** What the overview counts of a persona. */
export interface PersonaProfile {
  _id: number;
  clientId: number;
  personaGroupId: number;
  state: PersonaState;
  /** 0: without one. */
  leadershipRoleId: number;
  /** Fields that are empty. */
  lacks: DescribedPart[];
  /** Sorted by id; only skills that the library has. */
  skills: ProfiledSkill[];
  /** Shared by all personas of the client with the same skills; null when they are too few to be compared. */
  setKey: string | null;
  /** Approved, and changed since; otherwise missing. */
  isChanged?: true;
}

/** How far a persona is. */
export const stateOf = (hasRole: boolean, skills: readonly Pick<ProfiledSkill, 'level'>[]): PersonaState => {
  if (!hasRole) return 'draft';
  if (!skills.length) return 'matched';
  return skills.every(({ level }) => level > 0) ? 'complete' : 'mapped';
};

const setKeyOf = (clientId: number, skills: readonly ProfiledSkill[]) => {
  if (skills.length < SIMILARITY.fewestSkills) return null;
  const ids = skills.map(({ skillId }) => skillId).join(' ');
  return `${clientId} ${createHash('sha1').update(ids).digest('base64')}`;
};

type Profiled = Pick<PersonaDocument, '_id' | 'clientId' | 'personaGroupId' | 'industryRoleId' | 'leadershipRoleId'> &
  Record<DescribedPart, string>;

/** The profile of a persona; `categories` has the category of each skill that the library has. */
export const toProfile = (
  persona: Profiled,
  rows: readonly Pick<MappingRow, 'skillId' | 'levelNumber'>[],
  categories: ReadonlyMap<number, string>,
): PersonaProfile => {
  const skills = rows
    .flatMap(({ skillId, levelNumber }) => {
      const category = categories.get(skillId);
      return category === undefined ? [] : [{ skillId, level: levelNumber ?? 0, category }];
    })
    .sort((skill, other) => skill.skillId - other.skillId);
  return {
    _id: persona._id,
    clientId: persona.clientId,
    personaGroupId: persona.personaGroupId,
    state: stateOf(persona.industryRoleId !== null, skills),
    leadershipRoleId: persona.leadershipRoleId ?? 0,
    lacks: DescribedPart.options.filter((part) => !persona[part].trim()),
    skills,
    setKey: setKeyOf(persona.clientId, skills),
  };
};

/** Filter for the profiles of a client; undefined when nothing is filtered that profiles have. */
export const profileFilter = (clientId: number, filter: OverviewFilter): object | undefined => {
  const { state, leadershipRoleId, skillId, skillCategory, levelNumber, lacks } = filter;
  const skill = {
    ...(skillId !== undefined && { skillId }),
    ...(skillCategory !== undefined && { category: skillCategory }),
    ...(levelNumber !== undefined && { level: levelNumber }),
  };
  const conditions = {
    ...(state && { state }),
    ...(leadershipRoleId !== undefined && { leadershipRoleId }),
    ...(lacks && { lacks }),
    ...(Object.keys(skill).length && { skills: { $elemMatch: skill } }),
  };
  return Object.keys(conditions).length ? { clientId, ...conditions } : undefined;
};
