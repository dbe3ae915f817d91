import { Id } from '@skills-architect/contracts';
import { factsOf, Requirements } from '@skills-architect/contracts/personas';
import type { Document, Index, ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';

export const PersonaDocument = z.object({
  clientId: Id,
  personaName: z.string(),
  nameKey: z.string(),
  terms: z.array(z.string()),
  personaGroupId: Id,
  personaGroupName: z.string(),
  /** The folded group name, used as sort key. */
  groupKey: z.string(),
  ...factsOf(() => z.string().default('')),
  roleDescription: z.string().default(''),
  rolesResponsibilities: z.string().default(''),
  /** Requirements of the job description that it was created from; skills are searched in them. */
  requirements: Requirements.default([]),
  industryRoleId: Id.nullable().default(null),
  leadershipRoleId: Id.nullable().default(null),
  /** Import and row it was created from; unique, so that a repeated job does not create it twice. */
  importKey: z.string().optional(),
});
export type PersonaDocument = Document<z.infer<typeof PersonaDocument>>;

/** The index for the default order of the list. */
export const LIST_INDEX = { clientId: 1, deletedAt: 1, groupKey: 1, nameKey: 1, _id: 1 } as const;
/** The names of a client's personas, each once. */
export const NAME_INDEX = { clientId: 1, nameKey: 1 } as const;
/** The indexes of the personas of a group, and of those of a role or without one, in list order. */
export const GROUP_INDEX = { clientId: 1, personaGroupId: 1, deletedAt: 1, groupKey: 1, nameKey: 1 } as const;
export const ROLE_INDEX = { clientId: 1, industryRoleId: 1, deletedAt: 1, groupKey: 1, nameKey: 1, _id: 1 } as const;
/** The indexes of a client's deleted personas: by time, and by name. */
const DELETED_INDEXES = [
  { clientId: 1, deletedAt: -1, nameKey: 1, _id: 1 },
  { clientId: 1, nameKey: 1, deletedAt: -1, _id: 1 },
] as const;
const ALIVE = { deletedAt: null };
/** Any date: a partial index allows no other test for a value. */
const DELETED = { deletedAt: { $gt: new Date(0) } };

export const personaResource = (kit: ServiceKit) =>
  kit.resource({
    name: 'persona',
    isOpened: true,
    topic: 'personas',
    schema: PersonaDocument,
    indexes: [
      [NAME_INDEX, { unique: true, partialFilterExpression: ALIVE }],
      [
        { clientId: 1, importKey: 1 },
        { unique: true, partialFilterExpression: { importKey: { $exists: true } } },
      ],
      // Includes `deletedAt`, so that counting a client's 10,000 personas needs only the index.
      [LIST_INDEX],
      [GROUP_INDEX],
      [{ clientId: 1, terms: 1 }],
      [
        { industryRoleId: 1, clientId: 1 },
        { name: 'unmatched', partialFilterExpression: { industryRoleId: null, deletedAt: null } },
      ],
      [{ industryRoleId: 1, deletedAt: 1, _id: 1 }],
      [ROLE_INDEX],
      ...DELETED_INDEXES.map((key): Index => [key, { partialFilterExpression: DELETED }]),
    ],
    audience: ({ clientId }) => ({ clientId }),
    webhook: 'personas',
  });
export type Personas = ReturnType<typeof personaResource>;
