import type { ClientSkill, ClientSkillsStatus } from '@skills-architect/contracts/personas';
import { expireAfter, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { SheetSkill } from './client-skill-sheet';

/** A skill of the client; `isMatched` once suggestions were looked for, even if none was found. */
export type StoredClientSkill = ClientSkill & { isMatched: boolean };

/** The imported skills of a persona or of a row of an import. */
export interface ClientSkillsDocument {
  /** The persona `12` or the row `row-34`. */
  _id: string;
  clientId: number;
  /** The import of personas that the row belongs to. */
  token?: string;
  /** Identifies the upload: a job of an earlier upload must not write to these skills. */
  uploadId: string;
  fileName: string;
  /** What people should know about the file. */
  notes?: string[];
  stage: 'matching' | 'ready' | 'failed';
  errorMessage?: string;
  rev: number;
  rows: StoredClientSkill[];
  /** When its import ended. */
  endedAt?: Date;
}

export const newClientSkills = (rows: readonly SheetSkill[]): StoredClientSkill[] =>
  rows.map((row, index) => ({
    ...row,
    rowId: index + 1,
    matches: [],
    selectedSkillId: null,
    isSearchedSkill: false,
    proficiencyId: null,
    isMatched: false,
  }));

const STATUS = { matching: 1, ready: 2, failed: 0 } as const;

export const toStatus = (document: ClientSkillsDocument | null): ClientSkillsStatus => ({
  status: document ? STATUS[document.stage] : 0,
  totalItems: document?.rows.length ?? 0,
  completedItems: document?.rows.filter(({ isMatched }) => isMatched).length ?? 0,
  ...(document?.notes?.length && { notes: document.notes }),
  ...(document?.errorMessage !== undefined && { errorMessage: document.errorMessage }),
});

export const clientSkillStore = (kit: ServiceKit) => {
  const documents = () => kit.db.collection<ClientSkillsDocument>('clientSkills');
  return {
    async createIndexes() {
      await documents().createIndexes([{ key: { token: 1 } }]);
      await expireAfter(kit.db, 'clientSkills', 'endedAt', kit.retention.importDays);
    },
    get: (subject: string) => documents().findOne({ _id: subject }),
    /** The documents of these subjects. */
    findAll: (subjects: readonly string[]) =>
      documents()
        .find({ _id: { $in: [...subjects] } })
        .toArray(),
    /** Replaces former skills; throws a duplicate-key error while their suggestions are being generated. */
    begin: ({ _id, ...document }: ClientSkillsDocument, session: ClientSession) =>
      documents().replaceOne({ _id, stage: { $ne: 'matching' } }, document, { upsert: true, session }),
    /** Adds the skills of rows of an import; idempotent. */
    addAll: (all: readonly ClientSkillsDocument[]) =>
      all.length
        ? documents().bulkWrite(
            all.map(({ _id, ...document }) => ({
              updateOne: { filter: { _id }, update: { $setOnInsert: document }, upsert: true },
            })),
          )
        : undefined,
    /** The documents of these subjects that still need suggestions. */
    findUnmatched: (subjects: string[]) =>
      documents()
        .find({ _id: { $in: subjects }, stage: 'matching' })
        .toArray(),
    /** Stores the suggestions of some skills, by their index in the document. */
    saveMatches: (
      { _id, uploadId }: Pick<ClientSkillsDocument, '_id' | 'uploadId'>,
      found: ReadonlyMap<number, ClientSkill['matches']>,
    ) =>
      documents().updateOne(
        { _id, uploadId, stage: 'matching' },
        {
          $set: Object.fromEntries(
            [...found].flatMap(([index, matches]) => [
              [`rows.${index}.matches`, matches],
              [`rows.${index}.isMatched`, true],
            ]),
          ),
        },
      ),
    end: (subject: string, uploadId: string, change: Pick<ClientSkillsDocument, 'stage' | 'errorMessage'>) =>
      documents().updateOne({ _id: subject, uploadId, stage: 'matching' }, { $set: change }),
    /** Saves skills that were read at a revision; false when somebody else has saved since. */
    async save({ _id, uploadId, rev }: ClientSkillsDocument, rows: StoredClientSkill[]) {
      const { matchedCount } = await documents().updateOne(
        { _id, uploadId, rev, stage: 'ready' },
        { $set: { rows, rev: rev + 1 } },
      );
      return matchedCount === 1;
    },
    remove: (subject: string) => documents().deleteOne({ _id: subject, stage: { $ne: 'matching' } }),
    removeAll: (token: string) => documents().deleteMany({ token }),
    /** Assigns a row's skills to the persona created from it. */
    async assignTo(row: string, personaId: number) {
      const document = await documents().findOne({ _id: row });
      if (!document) return;
      const { _id, token, endedAt, ...rest } = document;
      await documents().updateOne({ _id: String(personaId) }, { $setOnInsert: rest }, { upsert: true });
    },
    /** Marks the skills of an import as ended, so that they expire with it. */
    endAll: (token: string) => documents().updateMany({ token }, { $set: { endedAt: kit.now() } }),
  };
};
export type ClientSkillStore = ReturnType<typeof clientSkillStore>;
