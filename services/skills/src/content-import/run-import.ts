import { AppError, type JobResult, type JobRun } from '@skills-architect/service-kit';
import { type ImportDocument, importChangeSet } from './import-document';
import type { ImportJob, ImportParts } from './import-parts';
import { readPage } from './read-page';
import { reasonToKeep, removeMissing } from './remove-missing';
import { savePage } from './save-page';

/** Pages in a row without a new item after which the catalogue's paging counts as circular. */
const MAX_REPEATED = 20;
/** Path of the screen that lists the imports. */
export const IMPORTS_PATH = '/skill/content-imports';

const summarise = ({ contentProvider, counts }: ImportDocument) =>
  `${contentProvider}: ${(['new', 'changed', 'removed'] as const)
    .map((state) => `${counts[state].toLocaleString('en')} ${state}`)
    .join(', ')}`;

/** Reads the pages that are not stored yet. */
const readPages = async (parts: ImportParts, run: JobRun<ImportJob>) => {
  const { kit, imports } = parts;
  let repeated = 0;
  for (let record = await imports.get(run.data.importId); !record.isRead; ) {
    run.signal.throwIfAborted();
    const { cursor, since, connector: name } = record;
    const connector = kit.connectors.all.find((one) => one.name === name && one.kind === 'content-provider');
    if (!connector)
      throw new AppError(
        'failed',
        `The deployment file has no content provider ${name} any more. Add it, then continue.`,
      );
    const place = cursor === undefined ? { ...(since !== undefined && { query: { since } }) } : { path: cursor };
    const page = await readPage(kit, connector, place, run.signal);
    const saved = (await savePage(parts, run.data, cursor, page)) ?? record;
    repeated = saved.itemsDone > record.itemsDone ? 0 : repeated + 1;
    if (!saved.isRead && repeated === MAX_REPEATED)
      throw new AppError('failed', `${name} sends the same items again and again. Ask the provider, then continue.`);
    await run.progress(saved.itemsDone, Math.max(saved.itemsTotal, saved.itemsDone), 'items');
    record = saved;
  }
};

/** Runs an import from its cursor to its end. */
export const runImport = async (parts: ImportParts, run: JobRun<ImportJob>): Promise<JobResult> => {
  const { kit, imports } = parts;
  const { importId, userId } = run.data;
  await readPages(parts, run);
  const record = await imports.get(importId);
  const note = record.since === undefined ? reasonToKeep(record) : undefined;
  if (record.since === undefined && note === undefined) await removeMissing(parts, run.data, run.signal);
  await run.preventCancelling();
  const end = { stage: 'done' as const, endedAt: kit.now(), writes: undefined, note };
  // Missing items were kept, so the next import must read the whole catalogue, not only changes.
  const until = note === undefined ? record.until : undefined;
  const done = await imports.change(
    importId,
    undefined,
    { ...end, until },
    { by: userId, changeSet: importChangeSet(importId) },
  );
  return { link: IMPORTS_PATH, summary: [summarise(done), note].filter(Boolean).join('. ') };
};
