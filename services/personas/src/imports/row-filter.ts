import type { FileOutcome } from '@skills-architect/contracts/personas';
import { searchFilter } from '@skills-architect/service-kit';
import type { Collection } from 'mongoose';
import type { ImportCounts } from './import-document';

export interface RowFilter {
  searchString?: string | undefined;
  groupName?: string[] | undefined;
  outcome?: FileOutcome[] | undefined;
}

/** The open rows of an import: those whose persona exists have left it. */
export const toFilter = (token: string, { searchString, groupName, outcome }: RowFilter = {}) => ({
  token,
  leftAt: { $exists: false },
  ...searchFilter(searchString),
  ...(groupName?.length && { groupName: { $in: groupName } }),
  ...(outcome?.length && { outcome: { $in: outcome } }),
});

const countIf = (...conditions: (object | string)[]) => ({ $sum: { $cond: [{ $and: conditions }, 1, 0] } });
const isOpen = { $eq: [{ $type: '$leftAt' }, 'missing'] };
const isRead = { $eq: ['$outcome', 'read'] };
const isChosen = { $or: [{ $ne: ['$selectedRoleId', null] }, '$withoutRole'] };
const isNew = { $not: ['$isDuplicatePersona'] };

/** Counts of the open rows, and of all personas that the import has created. */
export const countRows = async (rows: Pick<Collection, 'aggregate'>, token: string): Promise<ImportCounts> => {
  const [counts] = await rows
    .aggregate<ImportCounts>([
      { $match: { token } },
      {
        $group: {
          _id: null,
          read: countIf(isOpen, isRead),
          failed: countIf(isOpen, { $not: [isRead] }),
          existing: countIf(isOpen, isRead, '$isDuplicatePersona'),
          selected: countIf(isOpen, isRead, isChosen, isNew),
          created: countIf({ $gt: ['$personaId', 0] }),
        },
      },
      { $project: { _id: 0 } },
    ])
    .toArray();
  return counts ?? { read: 0, failed: 0, existing: 0, selected: 0, created: 0 };
};

/** How many client roles are left of each of these imports. */
export const countOpen = async (
  rows: Pick<Collection, 'aggregate'>,
  tokens: readonly string[],
): Promise<Map<string, number>> => {
  if (!tokens.length) return new Map();
  const counts = await rows
    .aggregate<{ _id: string; open: number }>([
      { $match: { token: { $in: tokens }, leftAt: { $exists: false }, outcome: 'read' } },
      { $group: { _id: '$token', open: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(counts.map(({ _id, open }) => [_id, open]));
};
