import * as z from 'zod';
import { call } from '../call';
import { NAME_LANGUAGE } from '../translation';
import { PERSONA_USERS } from '../user-types';
import { Count, Id } from '../vocabulary';

export * from './career-calls';
export * from './person-calls';

/** A node of the role explorer's tree: sub-sector types, industries or functions, departments or tracks, roles. */
export interface ExplorerNode {
  name: string;
  /** Of a role or group whose name is not in the language of the user. */
  nameLanguage?: string | undefined;
  kind: 'root' | 'type' | 'subsector' | 'function' | 'role';
  id: number;
  subsectorTypeId?: 1 | 2;
  /** Number of roles below; 1 for a role. */
  value: number;
  children: ExplorerNode[];
}
export const ExplorerNode: z.ZodType<ExplorerNode> = z.lazy(() =>
  z.object({
    name: z.string(),
    ...NAME_LANGUAGE,
    kind: z.enum(['root', 'type', 'subsector', 'function', 'role']),
    id: Count,
    subsectorTypeId: z.union([z.literal(1), z.literal(2)]).optional(),
    value: Count,
    children: z.array(ExplorerNode),
  }),
);

/**
 * Tree of the published roles visible to the user: of one source (`sourceId`) or of all (-1). Client users see the
 * sources of their clients. `sources` lists the available ones.
 */
export const roleExplorerData = call({
  service: 'explorer',
  method: 'GET',
  path: '/v3/roleExplorerData',
  follows: ['clients'],
  query: z.object({ sourceId: z.coerce.number().int().min(-1).default(-1) }),
  answer: z.object({
    tree: ExplorerNode,
    sources: z.array(z.object({ sourceId: Id, source: z.string(), roles: Count })),
  }),
  failures: ['not-found'],
  access: { types: PERSONA_USERS, scope: 'self' },
  example: {},
});
