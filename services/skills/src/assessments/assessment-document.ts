import { Id, SuggestionOrigin } from '@skills-architect/contracts';
import { Assessment, AssessmentOption, LibraryStatus } from '@skills-architect/contracts/skills';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const { type, subType, evaluatorType } = Assessment.shape;

const AssessmentDocument = z.object({
  skillId: Id,
  schemeId: Id,
  levelNumber: z.number().int(),
  assessmentTypeId: type.shape.assessmentTypeId,
  assessmentSubTypeId: subType.unwrap().shape.assessmentSubTypeId.optional(),
  assessmentEvaluatorTypeId: evaluatorType.unwrap().shape.evaluatorTypeId.optional(),
  assessmentUrl: z.string().optional(),
  assessmentTestId: z.string().optional(),
  assessmentText: z.string().optional(),
  assessmentOptions: z.array(AssessmentOption).default([]),
  assessmentLanguage: z.string().default('en'),
  status: z.enum(LibraryStatus),
  /** The folded text of an adaptive question, unique within a skill. */
  questionKey: z.string().optional(),
  /** Unique key of a generated question, so that concurrent runs do not generate it twice. */
  slot: z.string().optional(),
  suggestedBy: SuggestionOrigin.optional(),
});
export type AssessmentFields = z.infer<typeof AssessmentDocument>;
export type AssessmentDocument = Document<AssessmentFields>;

const uniqueAmongAlive = (field: string) => ({
  unique: true,
  partialFilterExpression: { deletedAt: null, [field]: { $exists: true } },
});

/** Assessments are kept when their skill is deleted, so that restoring the skill brings them back. */
export const assessmentResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'assessment',
    topic: 'assessments',
    schema: AssessmentDocument,
    indexes: [
      [{ skillId: 1, deletedAt: 1, schemeId: 1, levelNumber: 1, _id: 1 }],
      [{ skillId: 1, questionKey: 1 }, uniqueAmongAlive('questionKey')],
      [{ skillId: 1, slot: 1 }, uniqueAmongAlive('slot')],
    ],
    audience: () => ({ all: true }),
  });
export type Assessments = ReturnType<typeof assessmentResource>;
