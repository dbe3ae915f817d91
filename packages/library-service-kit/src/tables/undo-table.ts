import { type JobRun, pagesByKey } from '@skills-architect/service-kit';
import { type ImportJob, importChangeSets } from '../import-run/import-runs';
import { countRecords } from './count-records';
import type { TableDependencies } from './import-dependencies';
import type { ImportDocument } from './import-document';

const ROWS_PER_BATCH = 500;
const KEPT_REASON = 'It was changed or used since the import.';

/** The undo job: restores the written records in idempotent batches. */
export const undoTable = async (dependencies: TableDependencies, record: ImportDocument, run: JobRun<ImportJob>) => {
  const { importId, userId } = run.data;
  const { importRows } = dependencies;
  const kind = dependencies.findKind(record.kind);
  const sets = importChangeSets(dependencies.name, importId);
  const total = record.counts.new + record.counts.changed;
  let [done, undoneRecords] = [0, 0];
  const keptRecords = new Set<number>();
  const read = (after: number) => importRows.nextWritten(importId, after, ROWS_PER_BATCH);
  for await (const batch of pagesByKey(0, read, ({ row }) => row, run.signal)) {
    const ids = [...new Set(batch.flatMap(({ recordId }) => recordId ?? []))];
    const undone = await kind.undo(ids, userId, sets, run.identity);
    const unchanged = ids.filter((id) => !undone.has(id));
    await importRows.settleUndo(importId, [...undone], unchanged, KEPT_REASON);
    for (const id of unchanged) keptRecords.add(id);
    undoneRecords += undone.size;
    done += batch.length;
    await run.progress(done, total, kind.noun);
  }
  await kind.endUndo?.(userId, sets);
  const kept = keptRecords.size;
  const keptText = kept ? `; ${countRecords(kept, kind.noun)} kept because changed or used since` : '';
  return { change: { kept }, summary: `${countRecords(undoneRecords, kind.noun)} restored${keptText}` };
};
