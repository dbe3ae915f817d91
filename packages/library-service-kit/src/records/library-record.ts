import { foldMigrations, type Index, type Migration } from '@skills-architect/service-kit';
import { type RecordTexts, searchedFields } from './translations';

const ALIVE = { deletedAt: null };

/** Indexes of library records that are searched by relevance and are unique in their source. */
export const LIBRARY_INDEXES: Index[] = [
  [
    { sourceId: 1, uniqueKey: 1 },
    { unique: true, partialFilterExpression: ALIVE },
  ],
  // Records created in a period.
  [{ 'created.at': 1, _id: 1 }],
  // Starts with `deletedAt`, so that a page of all records and their count need only the index.
  [{ deletedAt: 1, nameKey: 1, _id: 1 }],
  [{ terms: 1, nameKey: 1 }],
  [{ textTerms: 1, nameKey: 1 }],
  [{ sourceId: 1, nameKey: 1, _id: 1 }],
  // The languages of the library.
  [{ 'translations.language': 1 }],
  // Pages of a source's records in the order of creation.
  [{ sourceId: 1, _id: 1 }],
];

interface SearchedRecords {
  collection: string;
  title: string;
  topic: string;
  /** The stored fields that are searched. */
  from: readonly string[];
  read: (record: unknown) => RecordTexts;
}

/** Folds the names and words of library records again that an earlier version folded; `name` is the field of the name. */
export const libraryFoldMigrations = (name: string, { read, ...records }: SearchedRecords): Migration[] =>
  foldMigrations({
    ...records,
    keys: { nameKey: name },
    words: {
      fields: ['terms', 'nameLines', 'textTerms'],
      from: records.from,
      make: (record) => {
        const { terms, nameLines, textTerms } = searchedFields(read(record));
        return { terms, nameLines, textTerms };
      },
    },
  });

/** Fills the search fields of records that were stored before these fields existed. */
export const searchMigration = ({ read, ...records }: SearchedRecords): Migration => ({
  ...records,
  fields: ['nameLines', 'textTerms'],
  isDerived: true,
  make: (record) => {
    const { nameLines, textTerms } = searchedFields(read(record));
    return { nameLines, textTerms };
  },
});
