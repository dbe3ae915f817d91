import { formatCount } from '@skills-architect/contracts/locale';
import { type JobRun, pagesByKey, repeatOnDuplicateKey } from '@skills-architect/service-kit';
import { type ImportJob, importChangeSets } from '../import-run/import-runs';
import { countRecords } from './count-records';
import type { TableDependencies } from './import-dependencies';
import type { ImportDocument } from './import-document';
import type { PlannedRecord } from './table-kind';

const ROWS_PER_BATCH = 250;

/**
 * The import job. A batch is written and marked as written in one transaction, so that a job that takes over continues
 * after it.
 */
export const runTable = async (dependencies: TableDependencies, record: ImportDocument, run: JobRun<ImportJob>) => {
  const { kit, importRows } = dependencies;
  const { importId, userId } = run.data;
  const kind = dependencies.findKind(record.kind);
  const { changeSet } = importChangeSets(dependencies.name, importId);

  /** Another user may have taken a name meanwhile. The next try sees that and skips the record. */
  const write = async (batch: readonly PlannedRecord[]) => {
    const writeRecords = await kind.prepareWrite(batch, run.identity);
    await repeatOnDuplicateKey(() =>
      kit.db.transaction(async (session) => {
        const { ids, skipReasons } = await writeRecords({ by: userId, changeSet, session });
        await importRows.settle(importId, ids, skipReasons, session);
      }),
    );
  };

  const total = record.counts.new + record.counts.changed;
  let done = total - (await importRows.countOpen(importId));
  const read = (after: string) => importRows.next(importId, after, ROWS_PER_BATCH);
  for await (const batch of pagesByKey('', read, ({ key }) => key, run.signal)) {
    await write(batch);
    done += batch.reduce((sum, { rows }) => sum + rows.length, 0);
    await run.progress(done, total, kind.noun);
  }
  const [written, kept] = await Promise.all([importRows.countWritten(importId), importRows.countKept(importId)]);
  const skippedText = kept ? `; ${formatCount(kept, 'row')} skipped` : '';
  return {
    change: { endedAt: kit.now(), written, kept },
    summary: `${countRecords(written, kind.noun)} imported${skippedText}`,
  };
};
