import * as z from 'zod';
import { formatNumber } from '../locale';
import { Id } from '../vocabulary';
import { ASSESSMENT_LANGUAGES } from './assessment';
import { AdaptiveOptions, Question } from './assessment-form';

/** Name and version of the format, by which an imported file is recognised. */
export const ADAPTIVE_FORMAT = 'skills-architect/adaptive-questions';
export const ADAPTIVE_VERSION = 1;
/** Most questions in a file. */
export const MAX_QUESTIONS = 1000;

/** An adaptive question in a file. */
export const AdaptiveQuestion = z.object({
  /** The id in the portal that wrote the file; undefined for a question written elsewhere. */
  assessmentId: Id.optional(),
  question: Question,
  language: z.enum(ASSESSMENT_LANGUAGES, 'Choose a language').default('en'),
  /** As in the portal: 1 Draft to 4 Published. Imported new questions are drafts. */
  status: z.literal([1, 2, 3, 4]).default(1),
  options: AdaptiveOptions,
});

/** The adaptive questions of a skill, by level: the format for the adaptive engine and for imports. */
export const AdaptiveFile = z.object({
  format: z.literal(ADAPTIVE_FORMAT, 'This is not a file of adaptive questions'),
  version: z.literal(ADAPTIVE_VERSION, 'This version of the file cannot be read'),
  skill: z.object({ skillId: Id, skillName: z.string(), source: z.string() }),
  proficiencySchemeLevelCount: z.number().int().min(2).max(7),
  levels: z
    .array(
      z.object({
        levelNumber: z.number().int().min(1).max(7),
        level: z.string(),
        description: z.string(),
        questions: z.array(AdaptiveQuestion),
      }),
    )
    .max(7)
    .refine(
      (levels) => levels.reduce((sum, { questions }) => sum + questions.length, 0) <= MAX_QUESTIONS,
      `Use at most ${formatNumber(MAX_QUESTIONS)} questions`,
    ),
});
export type AdaptiveFile = z.infer<typeof AdaptiveFile>;
