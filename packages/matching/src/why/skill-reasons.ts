import type { RoleSkill } from '../library-role';
import type { MatchIndex } from '../match-index';
import type { Span } from '../reading/sentences';
import { countTerms, termReader } from '../reading/terms';
import type { ParsedQuery } from '../relevance/read-query';
import { product } from '../vectors/dense';

/**
 * A sentence of the description with the role's essential skills closest to it, closest first: sentence number, text,
 * offsets, and the cosine (0..1) with the closest skill.
 */
export type SkillReason = Span & { sentence: number; text: string; skills: RoleSkill[]; cosine: number };

const MAX_SHOWN = 3;
const SKILLS_SHOWN = 3;

/** Further skills are included if their similarity is at least this share of the best. */
const MIN_SHARE_OF_BEST = 0.9;

/** Minimum cosine: of 47 pairs reviewed by hand, four of five above it made sense, and one of three below. */
const MIN_COSINE = 0.55;

/** Minimum part of the score for skills; below, its bar looks empty, so no pairs are shown. */
const MIN_PART = 0.05;

/**
 * The relevant sentences closest to an essential skill, closest first; only convincing pairs, and each sentence and
 * skill once. `part` is the role's score for skills.
 */
export function skillReasons(
  index: MatchIndex,
  parsedQuery: ParsedQuery,
  description: string,
  role: number,
  part: number,
): SkillReason[] {
  if (part < MIN_PART) return [];
  const reader = termReader();
  const skills = (index.roles[role]?.essentialSkills ?? []).map((skill) => ({
    skill: { skillId: skill.skillId, skillName: skill.skillName },
    vector: index.space.encode(countTerms(reader.prose(skill.skillName))),
  }));
  const reasons = parsedQuery.sentences
    .filter((sentence) => sentence.weight > 0)
    .map((sentence): SkillReason => {
      const vector = index.space.encode(countTerms(sentence.terms));
      const nearestSkills = skills
        .map(({ skill, vector: own }) => ({ skill, cosine: Math.min(1, product(vector, own)) }))
        .sort((a, b) => b.cosine - a.cosine);
      const cosine = nearestSkills[0]?.cosine ?? 0;
      return {
        sentence: sentence.number,
        start: sentence.start,
        end: sentence.end,
        text: description.slice(sentence.start, sentence.end),
        skills: nearestSkills
          .slice(0, SKILLS_SHOWN)
          .flatMap((each) => (each.cosine >= MIN_SHARE_OF_BEST * cosine ? each.skill : [])),
        cosine,
      };
    })
    .filter((reason) => reason.cosine >= MIN_COSINE)
    .sort((a, b) => b.cosine - a.cosine);
  return withoutRepeats(reasons).slice(0, MAX_SHOWN);
}

/** Keeps the closest sentence of each skill, and each text once. */
function withoutRepeats(reasons: readonly SkillReason[]): SkillReason[] {
  const shown = new Set<number | string>();
  return reasons.flatMap((reason) => {
    const skills = reason.skills.filter(({ skillId }) => !shown.has(skillId));
    if (skills.length === 0 || shown.has(reason.text)) return [];
    shown.add(reason.text);
    for (const { skillId } of skills) shown.add(skillId);
    return { ...reason, skills };
  });
}
