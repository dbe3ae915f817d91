import { repeatOnDuplicateKey } from '../database/duplicate-key-error';
import type { JobResult, JobRun } from '../jobs/job';
import { AppError } from '../service/app-error';
import { formatCount } from './format-count';
import { changeSets } from './import-document';
import { linkTo, type TableJob, type TableParts, uploadedFile } from './import-parts';
import type { PlannedRecord } from './table-kind';

const ROWS_PER_BATCH = 250;

/**
 * The import job. A batch is written and marked as written in one transaction, so that a job that takes over continues
 * after it.
 */
export const runTable = async (parts: TableParts, run: JobRun<TableJob>): Promise<JobResult> => {
  const { kit, imports, ledger } = parts;
  const { importId, userId } = run.data;
  const record = await imports.get(importId);
  if (record.stage !== 'running') throw new AppError('conflict', 'This import is not running any more.');
  const kind = parts.findKind(record.kind);
  const { changeSet } = changeSets(parts.name, importId);

  /** Another user may have taken a name meanwhile. In the next try `kind.write` sees that and skips the record. */
  const write = (batch: readonly PlannedRecord[]) =>
    repeatOnDuplicateKey(() =>
      kit.db.transaction(async (session) => {
        const { ids, skipReasons } = await kind.write(batch, { by: userId, changeSet, session }, run.identity);
        await ledger.settle(importId, ids, skipReasons, session);
      }),
    );

  const total = record.counts.new + record.counts.changed;
  let done = total - (await ledger.countOpen(importId));
  for (let after = ''; ; ) {
    run.signal.throwIfAborted();
    const batch = await ledger.next(importId, after, ROWS_PER_BATCH);
    const last = batch.at(-1);
    if (!last) break;
    await write(batch);
    after = last.key;
    done += batch.reduce((sum, { rows }) => sum + rows.length, 0);
    await run.progress(done, total, kind.noun);
  }
  await kit.files.remove(uploadedFile(parts, importId));
  const [written, skipped] = await Promise.all([ledger.countWritten(importId), ledger.countKept(importId)]);
  await imports.change(
    importId,
    undefined,
    { stage: 'done', endedAt: kit.now(), written, kept: skipped },
    { by: userId },
  );
  const skippedText = skipped ? `; ${formatCount(skipped, 'rows')} skipped` : '';
  return { link: linkTo(parts, importId), summary: `${formatCount(written, kind.noun)} imported${skippedText}` };
};
