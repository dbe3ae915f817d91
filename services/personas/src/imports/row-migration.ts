import { ScoreParts } from '@skills-architect/contracts/roles';
import type { Migration } from '@skills-architect/service-kit';
import * as z from 'zod';

/** A stored suggestion in the form of this version: older ones have fewer parts of the score. */
export const completeSuggestion = <T extends { parts?: z.input<typeof ScoreParts> }>(suggestion: T): T => ({
  ...suggestion,
  ...(suggestion.parts && { parts: ScoreParts.parse(suggestion.parts) }),
});

const StoredRow = z.object({
  part: z.number().default(0),
  recommendations: z.array(z.looseObject({ parts: ScoreParts.optional() })),
});

/**
 * Brings rows of waiting imports to this version: the index of a role in its file, and the parts of scores. Rows publish
 * no changes; those that an older instance writes meanwhile are completed when they are read.
 */
export const rowMigration: Migration = {
  collection: 'importRows',
  title: 'Rows of imports',
  fields: ['part', 'recommendations'],
  from: [],
  incomplete: {
    $or: [
      { part: { $exists: false } },
      {
        recommendations: {
          $elemMatch: {
            parts: { $exists: true },
            $or: [{ 'parts.level': { $exists: false } }, { 'parts.chosen': { $exists: false } }],
          },
        },
      },
    ],
  },
  make: (row) => StoredRow.parse(row),
};
