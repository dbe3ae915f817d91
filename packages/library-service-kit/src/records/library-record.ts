import { Id, LanguageCode } from '@skills-architect/contracts';
import { foldMigrations, type Index, type Migration } from '@skills-architect/service-kit';
import * as z from 'zod';
import { BY_SHOWN_NAME } from './find-by-shown-name';
import { type RecordTexts, StoredTranslation, searchedFields } from './translations';

const ALIVE = { deletedAt: null };

const Texts = {
  alternativeNames: z.array(z.string()).default([]),
  /** In the order of their languages. */
  translations: z.array(StoredTranslation).default([]),
};

/** Stored fields that all records of the library have. */
export const LIBRARY_FIELDS = {
  ...Texts,
  nameKey: z.string(),
  terms: z.array(z.string()),
  nameLines: z.string(),
  textTerms: z.array(z.string()).default([]),
  /** The folded names in other languages, by language. */
  shownKeys: z.record(z.string(), z.string()).default({}),
  sourceId: Id,
  /** The language of its own texts, if it is not that of its source. */
  language: LanguageCode.optional(),
  externalId: z.string().optional(),
  /** Hash of the fields that the last import saved. If it differs from the current hash, a person has edited them. */
  importedAs: z.string().optional(),
};

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
  // Lists in another language: a wildcard, because nobody knows which ones a library will have.
  [BY_SHOWN_NAME],
  // The languages of the library.
  [{ 'translations.language': 1 }],
  [{ language: 1 }, { sparse: true }],
  // Pages of a source's records in the order of creation.
  [{ sourceId: 1, _id: 1 }],
];

interface SearchedRecord<Name, Description> {
  collection: string;
  /** What the search fields are called where Super Users see their migration. */
  title: string;
  topic: string;
  /** The field with the name. */
  name: Name;
  /** The field with the description. */
  description: Description;
}

const StoredTexts = z.object(Texts).catchall(z.unknown());

/** How the texts of one kind of library record are read, and the migrations of the fields by which it is searched. */
export const searchedRecord = <Name extends string, Description extends string>({
  name,
  description,
  ...records
}: SearchedRecord<Name, Description>) => {
  type Named = Record<Name | Description, string> & z.input<z.ZodObject<typeof Texts>>;
  const from = [name, 'alternativeNames', description, 'translations'];
  const readTexts = (stored: unknown): RecordTexts => {
    const { alternativeNames, translations, ...own } = StoredTexts.parse(stored);
    const text = (field: string) => z.string().parse(own[field]);
    return { name: text(name), alternativeNames, description: text(description), translations };
  };
  const makeFields = (record: unknown) => searchedFields(readTexts(record));
  /** Fills the search fields of records that were stored before these fields existed. */
  const searchMigration: Migration = {
    ...records,
    from,
    fields: ['nameLines', 'textTerms', 'shownKeys'],
    isDerived: true,
    make: (record) => {
      const { nameLines, textTerms, shownKeys } = makeFields(record);
      return { nameLines, textTerms, shownKeys };
    },
  };
  return {
    /** The texts of a record under the names that all library records share. */
    texts: (record: Named): RecordTexts => ({
      name: record[name],
      alternativeNames: record.alternativeNames ?? [],
      description: record[description],
      translations: record.translations,
    }),
    /** The same of any stored state of a record. */
    readTexts,
    migrations: [
      searchMigration,
      // Folds the names and words of records again that an earlier version folded.
      ...foldMigrations({
        ...records,
        keys: { nameKey: name },
        words: {
          fields: ['terms', 'nameLines', 'textTerms'],
          from,
          make: (record) => {
            const { terms, nameLines, textTerms } = makeFields(record);
            return { terms, nameLines, textTerms };
          },
        },
      }),
    ],
  };
};
