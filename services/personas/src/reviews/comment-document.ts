import { Id } from '@skills-architect/contracts';
import { ReviewedField } from '@skills-architect/contracts/personas';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A comment on a persona: at a field, at a skill, or at the persona as a whole. */
export const CommentDocument = z.object({
  clientId: Id,
  personaId: Id,
  field: ReviewedField.optional(),
  skillId: Id.optional(),
  text: z.string(),
  isEdited: z.boolean().default(false),
  resolved: z.object({ by: z.number(), at: z.date() }).nullable().default(null),
});
export type CommentDocument = Document<z.infer<typeof CommentDocument>>;

export const commentResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'personaComment',
    topic: 'comments',
    schema: CommentDocument,
    indexes: [
      [{ personaId: 1, deletedAt: 1, _id: 1 }],
      [{ skillId: 1 }, { partialFilterExpression: { skillId: { $exists: true } } }],
      [{ clientId: 1 }],
    ],
    audience: ({ clientId }) => ({ clientId }),
  });
export type Comments = ReturnType<typeof commentResource>;
