import { LIBRARY_STATUS_NAMES, SKILL_CATEGORIES, SkillopediaTitle } from '@skills-architect/contracts/skills';
import * as z from 'zod';

const Words = z.string().trim().min(1);
/** Statuses stand in the files as people call them. */
const Status = z.enum(Object.values(LIBRARY_STATUS_NAMES)).default('Published');
/** Texts of levels by the name of their scheme, level 1 first. */
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
  /** Of its own; a skill without them has those of its family. */
  levels: LevelTexts.optional(),
});
export type DemoSkill = z.infer<typeof DemoSkill>;

/** A family of skills with the texts of their levels. */
export const DemoFamily = z.strictObject({
  category: z.enum(SKILL_CATEGORIES),
  family: Words,
  levels: LevelTexts,
  skills: z.array(DemoSkill),
});
export type DemoFamily = z.infer<typeof DemoFamily>;

/** The entries of Skillopedia; an entry's id is its place in the file. */
export const DemoSkillopedia = z.array(
  z.strictObject({ title: SkillopediaTitle, status: Status, url: z.url({ protocol: /^https?$/ }).optional() }),
);
