import type { ContentReason } from '@skills-architect/contracts/skills';
import { findSkills, type NamedSkill } from '@skills-architect/matching';
import { fold } from '@skills-architect/service-kit';

/** The fields of an item that are searched for skills. */
export interface Learnable {
  contentTitle: string;
  contentFullDescription: string;
  contentAdditionalDescription: string;
  tags: readonly string[];
  statedLevel: number | null;
}

/** A skill that an item teaches. */
export interface TaughtSkill {
  skillId: number;
  /** 0 to 1. */
  relevanceScore: number;
  /** Share of a scheme, 0 to 1; null when nothing states a level. */
  levelShare: number | null;
  why: ContentReason[];
}

/** Weight of each part that names a skill; less for a less clear mention. */
const PARTS = { title: 0.8, tag: 0.7, description: 0.5 } as const;
const SURENESS = { clear: 1, likely: 0.7, possible: 0.4 } as const;
/** A lower score means that the skill is only mentioned: its words are scattered over a sentence of the description. */
const MIN_SCORE = 0.3;
const MAX_SKILLS = 10;
const MAX_REASONS = 5;
const LONGEST_SENTENCE = 300;

const listTexts = (item: Learnable) => ({
  title: [item.contentTitle],
  tag: item.tags,
  description: [item.contentFullDescription, item.contentAdditionalDescription],
});

/** All texts of an item that may name skills. */
export const textsToMatch = (item: Learnable): string[] => Object.values(listTexts(item)).flat().filter(Boolean);

/**
 * Libraries list everyday words as alternative names: ESCO has 'data' for statistics. Such a name counts only as a whole
 * title or tag.
 */
const isEverydayName = (name: string, [ownName]: readonly string[]) =>
  name !== ownName && !name.includes(' ') && name === name.toLowerCase();

const withoutEverydayNames = (library: readonly NamedSkill[], texts: readonly string[]): NamedSkill[] => {
  const wholeTexts = new Set(texts.map(fold));
  return library.map(({ id, names }) => ({
    id,
    names: names.filter((name) => !isEverydayName(name, names) || wholeTexts.has(fold(name))),
  }));
};

/**
 * The skills that an item teaches, most relevant first: those named in its title, tags or description. Each mention
 * raises the score.
 */
export const matchSkills = (item: Learnable, library: readonly NamedSkill[]): TaughtSkill[] => {
  const texts = listTexts(item);
  const skillNames = withoutEverydayNames(library, [...texts.title, ...texts.tag]);
  const taught = new Map<number, { doubt: number; levelShare: number | null; why: ContentReason[] }>();
  for (const part of ['title', 'tag', 'description'] as const)
    for (const { id, name, sureness, evidence } of findSkills(texts[part], skillNames).skills) {
      const known = taught.get(id) ?? { doubt: 1, levelShare: item.statedLevel, why: [] };
      const statedLevel = evidence.find(({ level }) => level)?.level?.share;
      taught.set(id, {
        doubt: known.doubt * (1 - PARTS[part] * SURENESS[sureness]),
        levelShare: known.levelShare ?? statedLevel ?? null,
        why: [
          ...known.why,
          ...evidence.map(({ sentence }) => ({ part, sentence: sentence.slice(0, LONGEST_SENTENCE), name })),
        ],
      });
    }
  return [...taught]
    .map(([skillId, { doubt, levelShare, why }]) => ({
      skillId,
      relevanceScore: Math.round((1 - doubt) * 1000) / 1000,
      levelShare,
      why: why.slice(0, MAX_REASONS),
    }))
    .filter(({ relevanceScore }) => relevanceScore >= MIN_SCORE)
    .sort((skill, other) => other.relevanceScore - skill.relevanceScore || skill.skillId - other.skillId)
    .slice(0, MAX_SKILLS);
};
