import * as z from 'zod';
import { call } from '../call';
import { SUPER_ONLY, UserType } from '../user-types';
import { Count, Id, Line, page, pageTotal, Rev } from '../vocabulary';
import { ClientName } from './client';

const ofSuper = { service: 'admin', access: { types: SUPER_ONLY, scope: 'library' } } as const;
/** Most users of one repair. */
export const MAX_REPAIRED = 100;

/**
 * How a user of the portal differs from what the sign-in provider says:
 * - `rights`: the user type or clients differ from those that the provider's rules give,
 * - `unsent`: the provider has never sent the user by SCIM,
 * - `activity`: the user is disabled in the portal and active at the provider, or the other way round.
 */
export const DifferenceKind = z.enum(['rights', 'unsent', 'activity']);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

const ShownRights = z.object({ userTypeId: z.enum(UserType), userType: z.string(), clients: z.array(ClientName) });

/** A user who differs; `due` are the rights of the rules, for `rights`. */
export const UserDifference = z.object({
  userId: Id,
  rev: Count,
  name: z.string(),
  email: z.string(),
  disabled: z.literal(true).optional(),
  rights: ShownRights,
  due: ShownRights.optional(),
});
export type UserDifference = z.infer<typeof UserDifference>;

/** The users of a provider who differ in one way, by name, and how many differ in each way. */
export const listUserDifferences = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/sign-in-providers/{providerId}/differences',
  query: z.object({ kind: DifferenceKind, searchString: Line.optional(), ...page(10) }),
  answer: z.object({
    users: z.array(UserDifference),
    ...pageTotal,
    counts: z.record(DifferenceKind, Count),
    /** Claims of the rules that SCIM does not state: rights are decided at the sign-in only, and not compared. */
    unstated: z.array(z.string()),
    /** Token of the job that compares the users who are not compared with the rules yet: then `rights` is not complete. */
    comparing: z.string().optional(),
  }),
  follows: ['users', 'clients'],
  example: { params: { providerId: 999_999 }, query: { kind: 'rights' } },
});

/** Groups of a provider without a rule, by name, and those that rules name although the provider has not sent them. */
export const listGroupDifferences = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/sign-in-providers/{providerId}/group-differences',
  query: z.object({ searchString: Line.optional(), ...page(10) }),
  answer: z.object({
    groups: z.array(z.object({ name: z.string(), externalId: z.string().optional(), members: Count })),
    ...pageTotal,
    /** Values of rules. */
    missing: z.array(z.string()),
    /** Number of all groups that the provider has sent. */
    sent: Count,
  }),
  example: { params: { providerId: 999_999 } },
});

/**
 * Makes users as the provider says: gives them the rights of the rules, disables those that it has never sent, and disables
 * or enables as it states. Users who meanwhile changed, and the last Super User, are left out with the reason.
 */
export const repairDifferences = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/sign-in-providers/{providerId}/repair',
  audit: { kind: 'rights', what: 'Repair differences to sign-in provider', shows: ['kind', 'users'] },
  body: z.object({
    kind: DifferenceKind,
    users: z
      .array(z.object({ userId: Id, rev: Rev }))
      .min(1)
      .max(MAX_REPAIRED),
  }),
  answer: z.object({
    changeSet: z.string(),
    /** Token of the job that repairs them, for more than 20 users: its result says how many were repaired. */
    jobToken: z.string().optional(),
    repaired: Count,
    kept: z.array(z.object({ userId: Id, name: z.string(), reason: z.string() })),
  }),
  example: { params: { providerId: 999_999 }, body: { kind: 'rights', users: [{ userId: 999_999, rev: 0 }] } },
});

/** Gives the users of a repair their former rights and state back, except those who were changed since. */
export const undoRepair = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/sign-in-providers/repairs/{changeSet}/undo',
  audit: { kind: 'rights', what: 'Undo repair of differences' },
  params: z.object({ changeSet: z.uuid() }),
  answer: z.object({ restored: Count, kept: Count }),
  example: { params: { changeSet: '00000000-0000-4000-8000-000000000000' } },
});
