import * as z from 'zod';
import { call } from '../call';
import { ColumnAssignment } from '../table-columns';
import { PERSONA_USERS } from '../user-types';
import { Done, Id } from '../vocabulary';

/** Imports whose columns can be assigned: skills of one persona, skills by role, and roles with their texts. */
export const AssignedKind = z.enum(['client skills', 'client skills by role', 'roles and skills']);
export type AssignedKind = z.infer<typeof AssignedKind>;

/** Remembers what the columns of files with these titles are for: the next import of such a file asks nothing. */
export const saveTableColumns = call({
  service: 'personas',
  method: 'PUT',
  path: '/v3/personas/table-columns',
  body: z.object({
    clientId: Id,
    kind: AssignedKind,
    /** The `shape` of the reading. */
    shape: z.string().regex(/^[\da-f]{32}$/),
    assignment: ColumnAssignment,
  }),
  answer: Done,
  access: { types: PERSONA_USERS, scope: { client: 'body.clientId' } },
  idempotent: true,
  example: {
    body: {
      clientId: 1,
      kind: 'roles and skills',
      shape: '0123456789abcdef0123456789abcdef',
      assignment: { columns: [{ at: 0, field: 'skill' }], constants: [], levels: [] },
    },
  },
});
