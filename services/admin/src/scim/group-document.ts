import { Id } from '@skills-architect/contracts';
import type { Document, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A stored group of a sign-in provider, as the provider states it by SCIM. */
export const GroupDocument = z.object({
  providerId: Id,
  displayName: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  externalId: z.string().optional(),
  /** What makes it one group of its provider: its external id, else its name without case. */
  key: z.string(),
  /** Ids of users as texts, also of users that do not exist yet, or no longer. */
  members: z.array(z.string()),
});
export type GroupDocument = Document<z.infer<typeof GroupDocument>>;

const ALIVE = { partialFilterExpression: { deletedAt: null } };

export const groupResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'scimGroup',
    topic: 'sign-in-providers',
    schema: GroupDocument,
    // Each member that is added or removed would store all others again; the audit log says who was.
    secrets: ['members'],
    indexes: [
      [
        { providerId: 1, key: 1 },
        { unique: true, ...ALIVE },
      ],
      [{ providerId: 1, nameKey: 1, _id: 1 }],
      [{ providerId: 1, externalId: 1 }],
      [{ members: 1, providerId: 1 }],
    ],
    audience: () => ({ all: true }),
  });
export type Groups = ReturnType<typeof groupResource>;
