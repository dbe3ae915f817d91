import { Id } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

const SkillLink = z.object({
  parentId: Id,
  childId: Id,
  relationship: z.literal('narrower').default('narrower'),
  /** The pair as a taxonomy has it: an import finds its link again, also after somebody has moved it. */
  importKey: z.string().optional(),
  /** A person has taken this imported link away: later imports do not bring it back. */
  keptOut: z.literal(true).optional(),
});
export type SkillLink = Document<z.infer<typeof SkillLink>>;

/**
 * The links of the skill trees. They stay while one of their skills is deleted, and are not shown then; so a restored
 * skill has its place again.
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
