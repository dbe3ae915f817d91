import {
  AppError,
  type CallContext,
  type Document,
  type Index,
  isDuplicateKeyError,
  type JobResult,
  type JobRun,
  type Paged,
  type ResourceOptions,
  type ServiceKit,
  userNameReader,
} from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod';

/** The data of an import's jobs. */
export interface ImportJob {
  importId: number;
  userId: number;
}

/** The least that the schema of an import has. */
type ImportSchema = z.ZodObject<{ stage: z.ZodType<string> }>;
type Stored<S extends ImportSchema> = Document<z.output<S>>;
type Patch<S extends ImportSchema> = Partial<z.input<S>>;

/** A step of an import that a job performs. */
interface ImportStep<S extends ImportSchema> {
  /** Title of its job before the import's subject, and what the job does with each item. */
  title: string;
  itemStep?: string;
  isCancellable: boolean;
  /** The stages of the import while it works, after its end, and after it failed. */
  stages: Record<'during' | 'after' | 'failed', z.output<S>['stage']>;
  /** Does the work, possibly again after a crash; returns what its end changes, and the result in words. */
  perform: (record: Stored<S>, run: JobRun<ImportJob>) => Promise<{ change: Patch<S>; summary: string }>;
  /** Deletes what is not needed after its end; again after a crash. */
  onDone?: (record: Stored<S>) => Promise<unknown>;
  /** What else changes after a failure. */
  onFailed?: (record: Stored<S>, reason: { sentence: string; cancelled: boolean }) => Promise<Patch<S>>;
}

interface ImportRunsOptions<S extends ImportSchema, View, Step extends string>
  extends Pick<ResourceOptions<S>, 'topic' | 'schema' | 'indexes'> {
  /** Begins the names of its collections, jobs, change sets and files. */
  name: string;
  /** Path of the screen that shows the imports. */
  screen: string;
  /** The imported records, and what is imported, in words. */
  noun: (record: Stored<S>) => string;
  subject: (record: Stored<S>) => string;
  view: (record: Stored<S>, now: Date, userName: (userId: number) => string) => View;
  steps: Record<Step, ImportStep<S>>;
}

type Starter = Pick<CallContext, 'identity' | 'userId' | 'addToAudit'>;

/** A file that was uploaded and not imported is deleted after this time, at the next upload. */
const ABANDONED_MS = 24 * 3600 * 1000;
/** While an import runs, `writes` names what it changes, for example a taxonomy. Two imports cannot change the same. */
const ONE_WRITER: Index = [{ writes: 1 }, { unique: true, partialFilterExpression: { writes: { $exists: true } } }];

/** The change sets of an import's writes and of its undo. */
export const importChangeSets = (name: string, importId: number) => ({
  changeSet: `${name}-import ${importId}`,
  undoing: `${name}-import ${importId} undone`,
});

/** The error (409) when another import already changes the same records. */
export const importRunning = (subject: string) =>
  new AppError('conflict', `Another import of ${subject} is under way. Wait until it has ended.`);

/**
 * Defines a kind of imports. Each step is a job: one transaction sets the import's stage and starts the job, and the job sets
 * the next stage when it has ended or failed.
 */
export const importRuns = <S extends ImportSchema, View, Step extends string>(
  kit: ServiceKit,
  { name, topic, schema, indexes = [], screen, noun, subject, view, steps }: ImportRunsOptions<S, View, Step>,
) => {
  const { db, files, jobs, now } = kit;
  const imports = kit.resource({
    name: `${name}Import`,
    topic,
    schema,
    indexes: 'writes' in schema.shape ? [ONE_WRITER, ...indexes] : indexes,
    audience: () => ({ all: true }),
  });
  const userNames = userNameReader(kit);
  const linkTo = (importId: number) => `${screen}?import=${importId}`;

  const define = (key: string, { stages, isCancellable, perform, onDone, onFailed }: ImportStep<S>) =>
    jobs.define<ImportJob>(
      `${name}-${key}`,
      async (run) => {
        const { importId, userId } = run.data;
        const record = await imports.get(importId);
        const result: JobResult = { link: linkTo(importId) };
        // Otherwise its process was killed between the end of the step and the end of the job.
        if (record.stage !== stages.after) {
          if (record.stage !== stages.during) throw new AppError('conflict', 'This import is not running any more.');
          const { change, summary } = await perform(record, run);
          await run.confirm();
          if (isCancellable) await run.preventCancelling();
          const moved = { ...change, stage: stages.after, writes: undefined };
          await imports.change(importId, undefined, moved, { by: userId });
          result.summary = summary;
        }
        await onDone?.(record);
        return result;
      },
      async ({ importId, userId }, reason) => {
        const record = await imports.get(importId);
        if (record.stage !== stages.during) return;
        const end = { stage: stages.failed, errorMessage: reason.sentence, writes: undefined };
        const change: Patch<S> = onFailed ? await onFailed(record, reason) : {};
        await imports.change(importId, undefined, { ...end, ...change }, { by: userId });
      },
    );
  for (const [key, step] of Object.entries<ImportStep<S>>(steps)) define(key, step);

  const startJob = (key: Step, record: Stored<S>, { identity, userId }: Starter, session: ClientSession) => {
    const { title, itemStep, isCancellable } = steps[key];
    const job = { title: `${title} ${subject(record)}`, entity: noun(record), ...(itemStep && { step: itemStep }) };
    const data = { importId: record._id, userId };
    const link = linkTo(record._id);
    return jobs.start<ImportJob>(
      `${name}-${key}`,
      { ...job, notice: 'importFinished', data, identity, link, cancellable: isCancellable },
      session,
    );
  };
  const alone = <T>(what: string, work: (session: ClientSession) => Promise<T>): Promise<T> =>
    db.transaction(work).catch((error: unknown) => {
      throw isDuplicateKeyError(error) ? importRunning(what) : error;
    });

  return {
    imports,

    /** Creates an import and starts its first step; its files are stored before, under its id. */
    async begin(
      key: Step,
      { values, what, save }: { values: z.input<S>; what: string; save?: (importId: number) => Promise<unknown> },
      starter: Starter,
    ) {
      if (save) await files.removeUnder(`${name}-import/`, { before: new Date(now().getTime() - ABANDONED_MS) });
      const importId = await kit.counters.reserve(imports.name);
      await save?.(importId);
      const token = await alone(what, async (session) => {
        const [created] = await imports.create([values], { by: starter.userId, session }, [importId]);
        if (!created) throw new Error('an import was not created');
        return startJob(key, created, starter, session);
      });
      return { importId, token };
    },

    /** Moves an import to a step's stage and starts the step; of two starts at once one fails, by its revision. */
    async start(key: Step, record: Stored<S>, change: Patch<S>, starter: Starter) {
      starter.addToAudit({ import: subject(record) });
      const moved = { errorMessage: undefined, ...change, stage: steps[key].stages.during };
      const token = await alone(subject(record), async (session) => {
        const started = await imports.change(record._id, record.rev, moved, { by: starter.userId, session });
        return startJob(key, started, starter, session);
      });
      return { token };
    },

    /** One import, as its screen shows it. */
    show: async (record: Stored<S>) => view(record, now(), await userNames([record.created.by])),

    /** A page of imports, latest first. */
    async list(paged: Paged) {
      const { found, total } = await imports.page(imports.alive, { _id: -1 }, paged);
      const userName = await userNames(found.map(({ created }) => created.by));
      return { imports: found.map((run) => view(run, now(), userName)), ...total };
    },
  };
};
