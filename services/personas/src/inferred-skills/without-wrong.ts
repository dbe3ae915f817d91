import type { InferredSkill, WrongSuggestion } from '@skills-architect/contracts/personas';
import { fold } from '@skills-architect/service-kit';
import { type InferenceInput, inferSkills } from './infer-skills';
import { nameReason, roleReason, type WrongSuggestionDocument } from './wrong-suggestions';

type Mark = Pick<WrongSuggestionDocument, 'skillId' | 'reason' | 'created'>;

interface MarkedInput extends InferenceInput {
  /** The industry role that suggests the skills of `ofRole`. */
  roleId: number | null;
  marks: readonly Mark[];
  userName: (userId: number) => string;
}

/** Marks by skill name, because they also apply to skills of the same name in other sources. */
const groupByName = ({ marks, library }: Pick<MarkedInput, 'marks' | 'library'>) => {
  const byName = new Map<string, Mark[]>();
  for (const mark of marks) {
    const skill = library.get(mark.skillId);
    if (skill) byName.set(fold(skill.skillName), [...(byName.get(fold(skill.skillName)) ?? []), mark]);
  }
  return byName;
};

/**
 * Infers skills as `inferSkills` does, but ignores names and roles marked as wrong for the client. Skills that nothing
 * else suggests come last, with their marks.
 */
export const inferUnmarked = ({ roleId, marks, userName, ...inferring }: MarkedInput): InferredSkill[] => {
  const { found, ofRole, library } = inferring;
  const byName = groupByName({ marks, library });
  const findMarks = (skillId: number) => byName.get(fold(library.get(skillId)?.skillName ?? '')) ?? [];
  const markFor = (skillId: number, reason: string) => findMarks(skillId).find((mark) => mark.reason === reason);
  const findNameMark = ({ skillId, name: first }: (typeof found)[number], name = first) =>
    markFor(skillId, nameReason(name));
  const findRoleMark = (skillId: number) => (roleId === null ? undefined : markFor(skillId, roleReason(roleId)));

  /** The mark of a skill that the description or the role suggests. */
  const findWrong = (skillId: number): { wrong: WrongSuggestion } | undefined => {
    const skill = found.find((candidate) => candidate.skillId === skillId);
    const wrongNames = (skill?.evidence ?? []).flatMap(({ name = skill?.name ?? '' }) => {
      const mark = skill && findNameMark(skill, name);
      return mark ? [{ name, mark }] : [];
    });
    const roleMark = ofRole.some((industrySkill) => industrySkill.skillId === skillId)
      ? findRoleMark(skillId)
      : undefined;
    const [latest] = [...wrongNames.map(({ mark }) => mark), ...(roleMark ? [roleMark] : [])].toSorted(
      (a, b) => b.created.at.getTime() - a.created.at.getTime(),
    );
    if (!latest) return undefined;
    const names = [...new Set(wrongNames.map(({ name }) => name))];
    const { by, at } = latest.created;
    return { wrong: { names, role: roleMark !== undefined, userName: userName(by), at: at.toISOString() } };
  };

  const unmarked = found.flatMap((skill) => {
    const evidence = skill.evidence.filter(({ name }) => !findNameMark(skill, name));
    const [first] = evidence;
    if (!first) return [];
    return [
      { ...skill, evidence, name: first.name ?? skill.name, sureness: highestSureness(evidence) ?? skill.sureness },
    ];
  });
  const skills = inferSkills({
    ...inferring,
    found: unmarked,
    ofRole: ofRole.filter(({ skillId }) => !findRoleMark(skillId)),
  });
  const names = new Set(skills.map(({ skillName }) => fold(skillName)));
  const remaining = inferSkills(inferring).filter(({ skillName }) => !names.has(fold(skillName)));
  return [
    ...skills.map((skill) => ({ ...skill, ...findWrong(skill.skillId) })),
    ...remaining.map((skill) => ({ ...skill, ...findWrong(skill.skillId), isMarkedWrong: true })),
  ];
};

const SURENESS = ['clear', 'likely', 'possible'] as const;
const highestSureness = (evidence: MarkedInput['found'][number]['evidence']) =>
  SURENESS.find((sureness) => evidence.some((item) => item.sureness === sureness));
