import type { RoleSkill } from '../library-role';
import type { MatchIndex } from '../match-index';
import type { Span } from '../reading/sentences';
import { countTerms, termReader } from '../reading/terms';
import type { ReadQuery } from '../relevance/read-query';
import { product } from '../vectors/dense';

/**
 * A sentence of the description with the role's essential skills closest to it, closest first: sentence number, text,
 * offsets, and the cosine (0..1) with the closest skill.
 */
export type SkillReason = Span & { sentence: number; text: string; skills: RoleSkill[]; cosine: number };

const SHOWN = 3;
const SKILLS_SHOWN = 3;

/** Further skills are included when their similarity is at least this share of the best. */
const NEARLY_AS_NEAR = 0.9;

/** The relevant sentences closest to an essential skill, closest first. */
export function skillReasons(index: MatchIndex, read: ReadQuery, description: string, role: number): SkillReason[] {
  const reader = termReader();
  const skills = (index.roles[role]?.essentialSkills ?? []).map((skill) => ({
    skill: { skillId: skill.skillId, skillName: skill.skillName },
    vector: index.space.encode(countTerms(reader.prose(skill.skillName))),
  }));
  return read.sentences
    .filter((sentence) => sentence.weight > 0)
    .map((sentence): SkillReason => {
      const vector = index.space.encode(countTerms(sentence.terms));
      const near = skills
        .map(({ skill, vector: own }) => ({ skill, cosine: Math.min(1, product(vector, own)) }))
        .sort((a, b) => b.cosine - a.cosine);
      const cosine = near[0]?.cosine ?? 0;
      return {
        sentence: sentence.number,
        start: sentence.start,
        end: sentence.end,
        text: description.slice(sentence.start, sentence.end),
        skills: near
          .slice(0, SKILLS_SHOWN)
          .flatMap((each) => (each.cosine >= NEARLY_AS_NEAR * cosine ? each.skill : [])),
        cosine,
      };
    })
    .filter((reason) => reason.cosine > 0)
    .sort((a, b) => b.cosine - a.cosine)
    .slice(0, SHOWN);
}
