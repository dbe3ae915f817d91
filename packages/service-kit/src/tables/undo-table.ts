import type { JobResult, JobRun } from '../jobs/job';
import { formatCount } from './format-count';
import { changeSets } from './import-document';
import { linkTo, type TableJob, type TableParts } from './import-parts';

const ROWS_PER_BATCH = 500;
const KEPT_REASON = 'It was changed or used since the import.';

/** The undo job: restores the written records in idempotent batches. */
export const undoTable = async (parts: TableParts, run: JobRun<TableJob>): Promise<JobResult> => {
  const { imports, ledger } = parts;
  const { importId, userId } = run.data;
  const record = await imports.get(importId);
  const kind = parts.findKind(record.kind);
  const sets = changeSets(parts.name, importId);
  const total = record.counts.new + record.counts.changed;
  let [done, undoneRecords] = [0, 0];
  const keptRecords = new Set<number>();
  for (let after = 0; ; ) {
    run.signal.throwIfAborted();
    const batch = await ledger.nextWritten(importId, after, ROWS_PER_BATCH);
    const last = batch.at(-1);
    if (!last) break;
    const ids = [...new Set(batch.flatMap(({ recordId }) => recordId ?? []))];
    const undone = await kind.undo(ids, userId, sets, run.identity);
    const unchanged = ids.filter((id) => !undone.has(id));
    await ledger.settleUndo(importId, [...undone], unchanged, KEPT_REASON);
    for (const id of unchanged) keptRecords.add(id);
    undoneRecords += undone.size;
    after = last.row;
    done += batch.length;
    await run.progress(done, total, kind.noun);
  }
  await kind.endUndo?.(userId, sets);
  await imports.change(importId, undefined, { stage: 'undone', kept: keptRecords.size }, { by: userId });
  const keptText = keptRecords.size
    ? `; ${formatCount(keptRecords.size, kind.noun)} kept because changed or used since`
    : '';
  return {
    link: linkTo(parts, importId),
    summary: `${formatCount(undoneRecords, kind.noun)} restored${keptText}`,
  };
};
