import {
  ContentItem,
  LIBRARY_STATUS_NAMES,
  SKILL_CATEGORIES,
  SkillopediaTitle,
} from '@skills-architect/contracts/skills';
import * as z from 'zod';

const Words = z.string().trim().min(1);
/** The files use the display names of statuses. */
const Status = z.enum(Object.values(LIBRARY_STATUS_NAMES)).default('Published');
/** Level texts by scheme name, starting with level 1. */
const LevelTexts = z.record(z.string(), z.array(Words));

const DemoSkill = z.strictObject({
  name: Words,
  alternatives: z.array(Words).default([]),
  description: Words,
  details: Words,
  status: Status,
  source: Words.default('Skills Architect'),
  /** Titles of Skillopedia entries. */
  knowledge: z.array(Words).default([]),
  /** The skill's own level texts; default: its family's. */
  levels: LevelTexts.optional(),
});
export type DemoSkill = z.infer<typeof DemoSkill>;

/** A skill family with its level texts. */
export const DemoFamily = z.strictObject({
  category: z.enum(SKILL_CATEGORIES),
  family: Words,
  levels: LevelTexts,
  skills: z.array(DemoSkill),
});
export type DemoFamily = z.infer<typeof DemoFamily>;

/** Knowledge texts by skill family: five per family, spread over the levels of a scheme. */
export const DemoLevelKnowledge = z.record(z.string(), z.array(Words).length(5));

/** Skillopedia entries; an entry's id is its position in the file. */
export const DemoSkillopedia = z.array(
  z.strictObject({
    title: SkillopediaTitle,
    status: Status,
    url: z.url({ protocol: /^https?$/ }).optional(),
    text: Words.optional(),
  }),
);

/** Skills by name, each with the skills directly below it. */
export const DemoTrees = z.array(z.strictObject({ skill: Words, below: z.array(Words).min(1) }));

/** Learning items; an item's id is its position in the file. */
export const DemoContent = z.array(ContentItem.omit({ contentId: true }).strict());

/**
 * Templates of learning items, filled for each skill: {skill}, {description}, {details} and {step} are texts of the
 * skill, {step} that of its level. `level` is a share of a scheme.
 */
export const DemoContentForms = z.array(
  z.strictObject({
    title: Words,
    type: Words,
    level: z.number().min(0).max(1),
    minutes: z.number().int().positive(),
    text: Words,
  }),
);
