import type { ImportStage, PersonaImport } from '@skills-architect/contracts/personas';
import { expireAfter, type Identity, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type { SheetKind } from '../role-sheets/role-sheet';
import type { ReadAttempts } from './read-attempts';

/** An import in progress. It is temporary job state, not a library record, and expires after its end. */
export interface ImportDocument {
  _id: string;
  clientId: number;
  clientName: string;
  userId: number;
  fileName: string;
  stage: ImportStage;
  totalItems: number;
  completedItems: number;
  startedAt: Date;
  endedAt?: Date;
  errorMessage?: string;
  /** Name of the file that is being read and takes long. */
  slowFile?: string;
  jobToken?: string;
  /** The kind of the uploaded workbook; undefined for job descriptions. */
  sheet?: SheetKind;
  wrongCells?: number;
  /** What people should know about the workbook. */
  notes?: string[];
  /** Identity for its jobs: that of the user who started the latest step. */
  identity: Identity;
  /** Set while the import waits for its user; at most one per user and client. */
  pending?: true;
  /** Set instead of `pending` when another import began while its rows waited after a creation; any number. */
  waiting?: true;
  /** Number of edits of its rows. Writing it makes an edit conflict with a simultaneous edit or change of `stage`. */
  edits?: number;
  /** Read attempts by index of the file in the archive. */
  attempts?: Record<string, ReadAttempts>;
}

/** The unit of progress in each stage. */
const ENTITIES: Partial<Record<ImportStage, string>> = {
  parsing: 'job descriptions',
  matching: 'roles',
  creating: 'personas',
};

const WORKING: readonly ImportStage[] = ['parsing', 'matching', 'creating'];

/** Whether a job of the import is running. */
export const isWorking = ({ stage }: Pick<ImportDocument, 'stage'>): boolean => WORKING.includes(stage);

export type ImportCounts = PersonaImport['counts'];
const NO_COUNTS: ImportCounts = { read: 0, failed: 0, existing: 0, selected: 0, created: 0 };

/** 1 ready for role matching, 2 nothing pending, 0 in progress or in review. */
const toStatus = (stage: ImportStage) => {
  if (stage === 'selection') return 1;
  return stage === 'done' || stage === 'cancelled' || stage === 'failed' ? 2 : 0;
};

export const importView = (document: ImportDocument, counts: ImportCounts = NO_COUNTS): PersonaImport => ({
  importTokenId: document._id,
  clientId: document.clientId,
  clientName: document.clientName,
  userId: document.userId,
  fileName: document.fileName,
  stage: document.stage,
  status: toStatus(document.stage),
  entity: document.sheet && document.stage === 'parsing' ? 'roles' : (ENTITIES[document.stage] ?? ''),
  totalItems: document.totalItems,
  completedItems: document.completedItems,
  counts,
  startedAt: document.startedAt.toISOString(),
  ...(document.slowFile !== undefined && document.stage === 'parsing' && { slowFile: document.slowFile }),
  ...(document.errorMessage !== undefined && { errorMessage: document.errorMessage }),
  ...(document.sheet && { sheet: document.sheet }),
  ...(document.wrongCells !== undefined && { wrongCells: document.wrongCells }),
  ...(document.notes?.length && { notes: document.notes }),
  ...(document.jobToken !== undefined && { jobToken: document.jobToken }),
});

export const importStore = (kit: ServiceKit) => {
  const imports = () => kit.db.collection<ImportDocument>('imports');
  return {
    async createIndexes() {
      await imports().createIndexes([
        { key: { clientId: 1, userId: 1 }, unique: true, partialFilterExpression: { pending: true } },
        { key: { userId: 1, startedAt: -1 }, partialFilterExpression: { pending: true } },
        { key: { userId: 1, clientId: 1, startedAt: -1 }, partialFilterExpression: { waiting: true } },
      ]);
      await expireAfter(kit.db, 'imports', 'endedAt', kit.retention.importDays);
    },
    insert: (document: ImportDocument, session: ClientSession) => imports().insertOne(document, { session }),
    get: (token: string) => imports().findOne({ _id: token }),
    /** The clients of these imports, by token. */
    async clientsOf(tokens: readonly string[]): Promise<Map<string, number>> {
      const found = imports().find({ _id: { $in: [...tokens] } }, { projection: { clientId: 1 } });
      return new Map((await found.toArray()).map(({ _id, clientId }) => [_id, clientId]));
    },
    /** A user's unfinished imports, newest first. */
    findUnfinished: (userId: number) =>
      imports()
        .find({
          $or: [
            { userId, pending: true },
            { userId, waiting: true },
          ],
        })
        .sort({ startedAt: -1 })
        .toArray(),
    findPending: (clientId: number, userId: number) => imports().findOne({ clientId, userId, pending: true }),
    /** A user's imports that were set aside, newest first. */
    findWaiting: (clientId: number, userId: number) =>
      imports().find({ clientId, userId, waiting: true }).sort({ startedAt: -1 }).toArray(),
    /** Sets an import aside for another one; null when it has moved on. */
    setAside: (token: string, session: ClientSession) =>
      imports().findOneAndUpdate(
        { _id: token, stage: 'selection', pending: true },
        { $set: { waiting: true }, $unset: { pending: '' } },
        { session },
      ),
    /** Moves an import to the next stage; null when its current stage is not one of `from`. */
    move: (token: string, from: ImportStage[], change: Partial<ImportDocument>, session?: ClientSession) =>
      imports().findOneAndUpdate(
        { _id: token, stage: { $in: from } },
        {
          $set: change,
          $unset: {
            // the error is shown until the next stage begins
            ...(change.stage && !change.errorMessage && { errorMessage: '' }),
            ...(!change.slowFile && { slowFile: '' }),
          },
        },
        { returnDocument: 'after', session },
      ),
    /** Counts an edit of rows in its transaction; null when the stage no longer allows it. */
    countEdit: (token: string, from: ImportStage[], session: ClientSession) =>
      imports().findOneAndUpdate({ _id: token, stage: { $in: from } }, { $inc: { edits: 1 } }, { session }),
    /** Adds attempts at one file; returns their totals. */
    async countAttempt(token: string, index: number, change: Partial<ReadAttempts>): Promise<ReadAttempts> {
      const increments = Object.entries(change).map(([name, by]) => [`attempts.${index}.${name}`, by]);
      const document = await imports().findOneAndUpdate(
        { _id: token },
        { $inc: Object.fromEntries(increments) },
        { returnDocument: 'after', projection: { attempts: 1 } },
      );
      return { begun: 0, crashed: 0, ...document?.attempts?.[String(index)] };
    },
    /** Ends an import; it is no longer pending. */
    end: (token: string, from: ImportStage[], change: Partial<ImportDocument>) =>
      imports().findOneAndUpdate(
        { _id: token, stage: { $in: from } },
        { $set: { ...change, endedAt: kit.now() }, $unset: { pending: '', waiting: '' } },
        { returnDocument: 'after' },
      ),
    findClients: (tokens: string[]) =>
      imports()
        .find({ _id: { $in: tokens } }, { projection: { clientId: 1 } })
        .toArray(),
  };
};
export type Imports = ReturnType<typeof importStore>;
