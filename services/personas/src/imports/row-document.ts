import {
  type FileOutcome,
  type ImportRow,
  type ReadingNotes,
  ROW_FIELD_NAMES,
  type RoleRecommendation,
  type RowFieldName,
  rowFieldsOf,
} from '@skills-architect/contracts/personas';
import { countPage, expireAfter, type ServiceKit, searchFields } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import { mappingState, type SavedMapping } from '../row-mapping/current-mapping';
import { countOpen, countRows, type RowFilter, toFilter } from './row-filter';
import { completeSuggestion } from './row-migration';

export type RowFields = Record<RowFieldName, string>;

/** One role of an imported file; `index` is the position of the file in the archive and is never reused. */
export interface RowDocument extends ReadingNotes, RowFields {
  _id: number;
  token: string;
  index: number;
  /** Index of the role in its file. */
  part: number;
  fileName: string;
  outcome: FileOutcome;
  reason: string;
  /** Its text was read, though the file is no job description. */
  hasText?: boolean;
  /** What was found in it all the same: the fields of the row once it is opened anyway. */
  guess?: RowFields & ReadingNotes & Pick<RowDocument, 'terms' | 'requirements'>;
  /** Why it was skipped, of a file that was opened anyway. */
  skipReason?: string;
  /** Hash of the text, to detect duplicates. */
  textHash: string;
  terms: string[];
  /** The requirements in the description, one per sentence. */
  requirements?: string[];
  isDuplicatePersona: boolean;
  recommendations: RoleRecommendation[];
  /** Names of sources that have a clearly closer role but are not used by the client. */
  elsewhere?: string[];
  /** The draft role that the user has requested. */
  requestedRoleId?: number;
  /** The selected role; null for none. */
  selectedRoleId: number | null;
  /** Becomes a draft persona, without a role. */
  withoutRole?: boolean;
  restored: number[];
  matched: boolean;
  /** The saved skill mapping. */
  mapping?: SavedMapping;
  /** Number of the row's client skills. */
  clientSkills?: number;
  personaId?: number;
  /** When its persona was created while other rows stayed open: it is not shown any more. */
  leftAt?: Date;
  /** When its import ended. */
  endedAt?: Date;
}

const NOT_MATCHED = { matched: false, recommendations: [], elsewhere: [], selectedRoleId: null, restored: [] };

/** The fields by which roles are suggested. */
const MATCHED_FIELDS = ['personaName', 'groupName', 'roleDescription', 'rolesAndResponsibilities'] as const;

/** How many rows have changed fields. */
export const countChanged = (known: readonly RowDocument[], now: ReadonlyMap<number, RowFields>): number =>
  known.filter((row) => {
    const fields = now.get(row._id);
    return fields && ROW_FIELD_NAMES.some((field) => fields[field] !== row[field]);
  }).length;

/** The change that resets matching when a row's text has changed, because its suggestions are for the old text. */
export const resetMatching = (before: RowFields, after: RowFields): Partial<typeof NOT_MATCHED> => {
  const isSame = MATCHED_FIELDS.every((field) => before[field] === after[field]);
  return isSame ? {} : NOT_MATCHED;
};

export const rowTerms = (personaName: string) => searchFields(personaName).terms;

export const rowView = (row: RowDocument): ImportRow => ({
  rowId: row._id,
  fileName: row.fileName,
  outcome: row.outcome,
  reason: row.reason,
  ...(row.hasText && row.outcome === 'not-a-job-description' && { hasText: true }),
  ...(row.hasText && row.outcome === 'read' && { isOpenedAnyway: true }),
  ...rowFieldsOf((name) => row[name]),
  isDuplicatePersona: row.isDuplicatePersona,
  roleRecommendations: row.recommendations.map((recommendation) => ({
    ...completeSuggestion(recommendation),
    isSelected: recommendation.roleId === row.selectedRoleId,
  })),
  restored: row.restored,
  ...(row.withoutRole && { withoutRole: true }),
  ...(row.elsewhere?.length && { elsewhere: row.elsewhere }),
  skillMapping: mappingState(row.mapping, row.selectedRoleId),
  ...(row.clientSkills && { clientSkills: row.clientSkills }),
  ...(row.requestedRoleId !== undefined && { requestedRoleId: row.requestedRoleId }),
  ...(row.personaId !== undefined && { personaId: row.personaId }),
  ...(row.groupGuess && { groupGuess: row.groupGuess }),
  ...(row.nameWrittenAs && { nameWrittenAs: row.nameWrittenAs }),
  ...(row.origins && { origins: row.origins }),
  ...(row.language && { language: row.language }),
  ...(row.readByOcr && { readByOcr: true }),
  ...(row.roleInFile && { roleInFile: row.roleInFile }),
});

export const rowStore = (kit: ServiceKit) => {
  const rows = () => kit.db.collection<RowDocument>('importRows');
  return {
    async createIndexes() {
      // Migrates imports from before a file could have several roles.
      await rows()
        .dropIndex('token_1_index_1')
        .catch(() => undefined);
      await rows().createIndexes([
        { key: { token: 1, index: 1, part: 1 }, unique: true },
        { key: { token: 1, terms: 1 } },
        { key: { token: 1, groupName: 1 } },
      ]);
      await expireAfter(kit.db, 'importRows', 'endedAt', kit.retention.importDays);
    },
    /** Only the rows without a persona stay open. */
    leaveCreated: (token: string) =>
      rows().updateMany({ ...toFilter(token), personaId: { $gt: 0 } }, { $set: { leftAt: kit.now() } }),
    /** Marks all rows as ended, so that they expire with the import. */
    endAll: (token: string) => rows().updateMany({ token }, { $set: { endedAt: kit.now() } }),
    /** The rows with a persona. */
    findCreated: (token: string) => rows().find({ token, personaId: { $gt: 0 } }),
    async insert(row: Omit<RowDocument, '_id'>) {
      const _id = await kit.counters.reserve('importRow');
      await rows().updateOne(
        { token: row.token, index: row.index, part: row.part },
        { $setOnInsert: { ...row, _id } },
        { upsert: true },
      );
    },
    /** Inserts rows of an import in one write; existing rows are unchanged. */
    async insertAll(all: readonly Omit<RowDocument, '_id'>[]) {
      if (!all.length) return;
      const first = await kit.counters.reserve('importRow', all.length);
      await rows().bulkWrite(
        all.map((row, index) => ({
          updateOne: {
            filter: { token: row.token, index: row.index, part: row.part },
            update: { $setOnInsert: { ...row, _id: first + index } },
            upsert: true,
          },
        })),
      );
    },
    findFileIndexes: async (token: string) =>
      new Set(await rows().distinct('index', { token, part: { $not: { $gt: 0 } } })),
    find: (token: string, filter: RowFilter = {}, session?: ClientSession) =>
      rows().find(toFilter(token, filter), { session }).sort({ index: 1, part: 1 }),
    count: (token: string, filter: RowFilter = {}) => rows().countDocuments(toFilter(token, filter)),
    countPage: (token: string, { offset, ...filter }: RowFilter & { offset: number }) =>
      countPage((most) => rows().countDocuments(toFilter(token, filter), most), offset),
    departments: (token: string) => rows().distinct('groupName', { token, outcome: 'read', groupName: { $ne: '' } }),
    /** Makes guessed groups that the user has not replaced the groups of their rows. */
    acceptGuesses: (token: string, fallback: string, session: ClientSession) =>
      rows().updateMany(
        { token, outcome: 'read', groupName: '' },
        [{ $set: { groupName: { $ifNull: ['$groupGuess', fallback] } } }],
        { session },
      ),
    get: (token: string, rowId: number) => rows().findOne({ token, _id: rowId }),
    /** A row that was read and has no persona yet. */
    getOpen: (token: string, rowId: number) =>
      rows().findOne({ ...toFilter(token, { outcome: ['read'] }), _id: rowId }),
    /** Those of these rows of any import that were read and have no persona yet. */
    findOpen: (rowIds: number[]) =>
      rows()
        .find({ _id: { $in: rowIds }, leftAt: { $exists: false }, outcome: 'read' }, { projection: { token: 1 } })
        .toArray(),
    /** Rows of any import. */
    findByIds: (rowIds: number[]) =>
      rows()
        .find({ _id: { $in: rowIds } })
        .toArray(),
    /** An earlier row with the same text that was read or can be opened. */
    findSameText: (token: string, textHash: string, before: number) =>
      rows().findOne({
        token,
        textHash,
        $or: [{ outcome: 'read' }, { hasText: true, outcome: { $ne: 'duplicate' } }],
        index: { $lt: before },
      }),
    /**
     * Turns a file that is no job description into a row to fill in, with what was found in it; null if it already is one or has no
     * text. One that was opened before keeps what was entered.
     */
    open: (token: string, rowId: number, session: ClientSession) =>
      rows().findOneAndUpdate(
        { token, _id: rowId, outcome: 'not-a-job-description', hasText: true },
        [
          { $replaceWith: { $mergeObjects: ['$$ROOT', { $cond: ['$skipReason', {}, '$guess'] }] } },
          { $set: { outcome: 'read', reason: '', skipReason: '$reason' } },
        ],
        { returnDocument: 'after', session },
      ),
    /** Skips such a row again; null if it is none, or is skipped. */
    skip: (token: string, rowId: number, session: ClientSession) =>
      rows().findOneAndUpdate(
        { token, _id: rowId, outcome: 'read', hasText: true },
        [{ $set: { outcome: 'not-a-job-description', reason: { $ifNull: ['$skipReason', ''] } } }],
        { returnDocument: 'after', session },
      ),
    /** Files whose rows have no persona name yet. */
    findNameless: (token: string, session: ClientSession) =>
      rows().distinct('fileName', { token, outcome: 'read', personaName: '' }, { session }),
    update: (token: string, rowId: number, change: Partial<RowDocument>) =>
      rows().updateOne({ token, _id: rowId }, { $set: change }),
    updateAll: (changes: { rowId: number; change: Partial<RowDocument> }[], session?: ClientSession) =>
      changes.length
        ? rows().bulkWrite(
            changes.map(({ rowId, change }) => ({ updateOne: { filter: { _id: rowId }, update: { $set: change } } })),
            { session },
          )
        : undefined,
    /** Saves a mapping based on this state of the row; false when somebody else has saved since. */
    async saveMapping({ _id, selectedRoleId, mapping: before }: RowDocument, mapping: SavedMapping) {
      const { matchedCount } = await rows().updateOne(
        { _id, selectedRoleId, ...(before ? { 'mapping.rev': before.rev } : { mapping: { $exists: false } }) },
        { $set: { mapping } },
      );
      return matchedCount === 1;
    },
    discardMapping: ({ _id }: RowDocument) => rows().updateOne({ _id }, { $unset: { mapping: '' } }),
    /** Updates selections, all or none: false when a row's selection is not the one that its change replaces. */
    select: (changes: { rowId: number; replaces: number | null | undefined; change: Partial<RowDocument> }[]) =>
      kit.db.transaction(async (session) => {
        const { matchedCount } = await rows().bulkWrite(
          changes.map(({ rowId, replaces, change }) => ({
            updateOne: {
              filter: { _id: rowId, ...(replaces !== undefined && { selectedRoleId: replaces }) },
              update: { $set: change },
            },
          })),
          { session },
        );
        if (matchedCount < changes.length) await session.abortTransaction();
        return matchedCount === changes.length;
      }),
    /** Removes open rows: these, or all. */
    remove: (token: string, rowIds?: number[], session?: ClientSession) =>
      rows().deleteMany({ ...toFilter(token), ...(rowIds && { _id: { $in: rowIds } }) }, { session }),
    counts: (token: string) => countRows(rows(), token),
    countOpen: (tokens: readonly string[]) => countOpen(rows(), tokens),
  };
};
export type Rows = ReturnType<typeof rowStore>;
