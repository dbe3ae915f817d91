import type { DifferenceKind } from '@skills-architect/contracts/admin';
import type { QueryFilter } from 'mongoose';
import type { UserDocument } from '../users/user-document';

/** For MongoDB: which users of a provider differ in each way. What the rules decide must be stored at them (`refresh`). */
export const DIFFERENT: Record<DifferenceKind, QueryFilter<UserDocument>> = {
  rights: {
    'due.userType': { $exists: true },
    $expr: {
      $or: [{ $ne: ['$userType', '$due.userType'] }, { $not: [{ $setEquals: ['$clientIds', '$due.clientIds'] }] }],
    },
  },
  // A disabled user who was never sent cannot sign in: nothing is to repair.
  unsent: { scim: { $exists: false }, disabled: { $ne: true } },
  activity: {
    statedActive: { $exists: true },
    $expr: { $eq: [{ $ifNull: ['$disabled', false] }, '$statedActive'] },
  },
};
