import * as z from 'zod';
import { Id } from '../vocabulary';
import { ASSESSMENT_LANGUAGES } from './assessment';
import { AdaptiveOptions, Question } from './assessment-form';

/** Name and version of the file, by which it is known when it is read back. */
export const ADAPTIVE_FORMAT = 'skills-architect/adaptive-questions';
export const ADAPTIVE_VERSION = 1;
/** Questions that one file may have. */
export const MOST_QUESTIONS = 1000;

/** An adaptive question as a file has it. */
export const AdaptiveQuestion = z.object({
  /** The id in the portal that wrote the file; a question that others wrote has none. */
  assessmentId: Id.optional(),
  question: Question,
  language: z.enum(ASSESSMENT_LANGUAGES, 'Choose a language').default('en'),
  /** As in the portal: 1 Draft to 4 Published. What is read back starts as a draft. */
  status: z.literal([1, 2, 3, 4]).default(1),
  options: AdaptiveOptions,
});

/** The adaptive questions of a skill, by level: what the adaptive engine gets, and what can be read back. */
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
      (levels) => levels.reduce((sum, { questions }) => sum + questions.length, 0) <= MOST_QUESTIONS,
      `Use at most ${MOST_QUESTIONS.toLocaleString('en')} questions`,
    ),
});
export type AdaptiveFile = z.infer<typeof AdaptiveFile>;
