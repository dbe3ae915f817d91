import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { LeaseLost, lease } from '../database/lease';
import type { Projection } from '../projections/projection';
import { completeRecords, isIncomplete } from './complete-records';
import { type Migration, migrationName } from './migration';

interface MigrationContext {
  db: Connection;
  log: Logger;
}

const POLL_MS = 200;
const REPORT_EVERY = 10_000;

/** Migrations with `once` that are complete. */
const completed = (db: Connection) => db.collection<{ _id: string }>('completedMigrations');

/** Whether a start has to complete records. */
const isWanted = async (db: Connection, migration: Migration) =>
  !(migration.once && (await completed(db).findOne({ _id: migrationName(migration) }))) &&
  (await isIncomplete(db, migration));

const markCompleted = async (db: Connection, migration: Migration) => {
  if (!migration.once) return;
  const _id = migrationName(migration);
  await completed(db).updateOne({ _id }, { $setOnInsert: { _id } }, { upsert: true });
};

/** Completes the records of one migration; waits when another process does it. Resolves to the number it has changed. */
const runMigration = async ({ db, log }: MigrationContext, migration: Migration): Promise<number> => {
  const work = migrationName(migration);
  const migrationLease = lease(db, `migration ${work}`);
  while (await isWanted(db, migration)) {
    if (!(await migrationLease.claim())) {
      await sleep(POLL_MS);
      continue;
    }
    log.info({ migration: work }, 'records of an earlier version are being completed');
    let reported = 0;
    const onProgress = (changed: number) => {
      if (changed < reported + REPORT_EVERY) return;
      reported = changed;
      log.info({ migration: work, changed }, 'records of an earlier version are being completed');
    };
    try {
      const changed = await migrationLease.during((signal) => completeRecords(db, migration, { signal, onProgress }));
      log.info({ migration: work, changed }, 'records of an earlier version are complete');
      await markCompleted(db, migration);
      return changed;
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    }
  }
  await markCompleted(db, migration);
  return 0;
};

/**
 * Completes records of an earlier version. One process does it, others that start meanwhile wait until it is done.
 * After a crash the next start continues, because it searches for records without the fields.
 */
export const runMigrations = async (
  context: MigrationContext,
  migrations: readonly Migration[],
  say: (sentence: string) => void = () => undefined,
): Promise<void> => {
  for (const migration of migrations) {
    const changed = await runMigration(context, migration);
    if (changed) say(`${changed} records of an earlier version are complete: ${migrationName(migration)}`);
  }
};

/** Completes records that an older instance writes while both versions run. */
export const followOlderInstances = (db: Connection, migration: Migration): Projection[] => {
  const { topic } = migration;
  if (!topic) return [];
  return [
    {
      name: `migration ${migrationName(migration)}`,
      title: `${migration.title}, of records that an older version writes`,
      affected: { [topic]: (ids) => ids },
      async rebuild(ids, { signal }) {
        await completeRecords(db, migration, { ids: ids === 'all' ? undefined : ids, correctsDerived: true, signal });
        return [];
      },
    },
  ];
};
