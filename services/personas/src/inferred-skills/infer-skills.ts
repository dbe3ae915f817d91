import { type Client, offersSource } from '@skills-architect/contracts/admin';
import { compareNames } from '@skills-architect/contracts/locale';
import type { InferredFrom, InferredSkill } from '@skills-architect/contracts/personas';
import {
  type Certainty,
  LibraryStatus,
  type SkillEvidence,
  type SkillWithLevels,
} from '@skills-architect/contracts/skills';
import { fold } from '@skills-architect/service-kit';
import type { IndustrySkill } from '../persona-skills/mapping-rules';

/** A skill that the description asks for. */
export interface SkillInText {
  skillId: number;
  name: string;
  sureness: Certainty;
  /** How strong the evidence in the description is, 0 to 1. */
  strength?: number | undefined;
  evidence: SkillEvidence[];
}

/** Input of the inference. */
export interface InferenceInput {
  found: readonly SkillInText[];
  ofRole: readonly IndustrySkill[];
  library: ReadonlyMap<number, SkillWithLevels>;
  client: Pick<Client, 'sourceIds' | 'proficiencySchemeLevelCount'>;
}

/** Converts a share of a scheme to a level number. */
export const levelNumberAt = (share: number, levelCount: number): number => 1 + Math.round(share * (levelCount - 1));

/** The highest level that the sentences state, in the client's scheme or otherwise the skill's first one. */
const statedLevel = (
  { proficiencies }: SkillWithLevels,
  evidence: readonly SkillEvidence[],
  levelCount: number | undefined,
): number | null => {
  const shares = evidence.flatMap(({ level }) => (level ? [level.share] : []));
  if (!shares.length) return null;
  const counts = proficiencies.map(({ proficiencySchemeLevelCount }) => proficiencySchemeLevelCount);
  const count = levelCount !== undefined && counts.includes(levelCount) ? levelCount : counts[0];
  if (count === undefined) return null;
  const levelNumber = levelNumberAt(Math.max(...shares), count);
  const level = proficiencies.find(
    (proficiency) => proficiency.proficiencySchemeLevelCount === count && proficiency.levelNumber === levelNumber,
  );
  return level?.proficiencyId ?? null;
};

const toInferredFrom = (isInText: boolean, isInRole: boolean): InferredFrom => {
  if (isInText && isInRole) return 'description and role';
  return isInText ? 'description' : 'role';
};

const FROM_ORDER: readonly InferredFrom[] = ['description and role', 'description', 'role'];
const SURE_ORDER: readonly (Certainty | null)[] = ['clear', 'likely', 'possible', null];

/**
 * Removes skills of the same name from other sources: the role's skill is preferred, then the order of the client's
 * sources.
 */
const keepOnePerName = (skills: InferredSkill[], sourceIds: readonly number[]): InferredSkill[] => {
  const rank = ({ inferredFrom, skillSource }: InferredSkill) => {
    const sourceIndex = sourceIds.indexOf(skillSource.sourceId);
    return (inferredFrom === 'description' ? 1000 : 0) + (sourceIndex < 0 ? sourceIds.length : sourceIndex);
  };
  const best = new Map<string, InferredSkill>();
  for (const skill of skills.toSorted((a, b) => rank(a) - rank(b) || a.skillId - b.skillId)) {
    const key = fold(skill.skillName);
    if (!best.has(key)) best.set(key, skill);
  }
  return [...best.values()];
};

/**
 * The skills that a description or an industry role asks for: published ones of the client's sources, and all of the
 * role. The level of the description takes precedence. Skills in both come first, then those with the strongest
 * evidence in the description.
 */
export const inferSkills = ({ found, ofRole, library, client }: InferenceInput): InferredSkill[] => {
  const inText = new Map(found.map((skill) => [skill.skillId, skill]));
  const inRole = new Map(ofRole.map((industrySkill) => [industrySkill.skillId, industrySkill]));
  const candidates = [...library.values()].flatMap((skill): InferredSkill[] => {
    const [fromText, fromRole] = [inText.get(skill.skillId), inRole.get(skill.skillId)];
    const isOffered = skill.skillStatus === LibraryStatus.Published && offersSource(client, skill.skillSource.sourceId);
    if (!fromRole && !(fromText && isOffered)) return [];
    return [
      {
        skillId: skill.skillId,
        skillName: skill.skillName,
        skillCategory: skill.skillCategory,
        skillSource: skill.skillSource,
        proficiencies: skill.proficiencies,
        inferredFrom: toInferredFrom(fromText !== undefined, fromRole !== undefined),
        foundAs: fromText?.name ?? '',
        sureness: fromText?.sureness ?? null,
        evidence: fromText?.evidence ?? [],
        proposedProficiencyId:
          statedLevel(skill, fromText?.evidence ?? [], client.proficiencySchemeLevelCount) ??
          fromRole?.proficiencyId ??
          null,
      },
    ];
  });
  const getStrength = ({ skillId }: InferredSkill) => inText.get(skillId)?.strength ?? 0;
  return keepOnePerName(candidates, client.sourceIds).sort(
    (a, b) =>
      FROM_ORDER.indexOf(a.inferredFrom) - FROM_ORDER.indexOf(b.inferredFrom) ||
      getStrength(b) - getStrength(a) ||
      SURE_ORDER.indexOf(a.sureness) - SURE_ORDER.indexOf(b.sureness) ||
      compareNames(a.skillName, b.skillName),
  );
};
