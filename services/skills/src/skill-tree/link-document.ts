import { Id } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const SkillLink = z.object({
  parentId: Id,
  childId: Id,
  relationship: z.literal('narrower').default('narrower'),
  /** The pair as the taxonomy has it: a later import finds its link by it, even after somebody has moved it. */
  importKey: z.string().optional(),
  /** A person has removed this imported link: later imports do not add it again. */
  keptOut: z.literal(true).optional(),
});
export type SkillLink = Document<z.infer<typeof SkillLink>>;

/**
 * The links of the skill trees. They are kept but hidden while one of their skills is deleted, so that a restored skill
 * is back in its place.
 */
export const linkResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'skillLink',
    topic: 'skill-trees',
    schema: SkillLink,
    indexes: [
      [
        { parentId: 1, childId: 1 },
        { unique: true, partialFilterExpression: { deletedAt: null } },
      ],
      [{ childId: 1 }],
      [{ importKey: 1 }, { sparse: true }],
    ],
    audience: () => ({ all: true }),
  });
export type SkillLinks = ReturnType<typeof linkResource>;
