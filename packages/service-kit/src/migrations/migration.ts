/** A stored record as the database has it. */
export interface StoredFields {
  _id: number;
  rev?: number;
  [field: string]: unknown;
}

/**
 * Fields that records of an earlier version lack, or have in another form. They are added before the service answers,
 * and to records that an older instance writes while two versions run at once.
 */
export interface Migration {
  collection: string;
  /** What these fields are called in Feature Areas, in plain words. */
  title: string;
  /** Which records are of an earlier version; by default those that lack one of the fields. */
  incomplete?: Readonly<Record<string, unknown>>;
  /** Topic of the change events of these records; undefined for records without events, which only a start completes. */
  topic?: string;
  fields: readonly string[];
  /** The stored fields from which the missing ones are computed. */
  from: readonly string[];
  make: (record: StoredFields) => Readonly<Record<string, unknown>>;
  /**
   * The fields follow from `from` alone. Then they are also corrected when an older instance, which does not know them,
   * changes what they follow from.
   */
  isDerived?: true;
  /**
   * Nothing fails on records of an earlier version, so a start looks for them only until all were completed once; later
   * ones are completed after their change events. For conditions that no index serves.
   */
  once?: true;
  /** A record stays as it is when another one has a unique value that it would get. */
  keepsTaken?: true;
}

/** The name of a migration, for its lease, its projection and the log. */
export const migrationName = ({ collection, fields }: Pick<Migration, 'collection' | 'fields'>): string =>
  `${collection} ${fields.join(' ')}`;
