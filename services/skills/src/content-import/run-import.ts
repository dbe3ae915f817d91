import { formatNumber } from '@skills-architect/contracts/locale';
import type { ImportJob } from '@skills-architect/library-service-kit/import-run';
import { AppError, type JobRun } from '@skills-architect/service-kit';
import type { ImportDependencies } from './import-dependencies';
import type { ImportDocument } from './import-document';
import { readPage } from './read-page';
import { reasonToKeep, removeMissing } from './remove-missing';
import { savePage } from './save-page';

/** Pages in a row without a new item after which the catalogue's paging counts as circular. */
const MAX_REPEATED = 20;

const summarise = ({ contentProvider, counts }: ImportDocument) =>
  `${contentProvider}: ${(['new', 'changed', 'removed'] as const)
    .map((state) => `${formatNumber(counts[state])} ${state === 'new' ? 'added' : state}`)
    .join(', ')}`;

/** Reads the pages that are not stored yet. */
const readPages = async (dependencies: ImportDependencies, run: JobRun<ImportJob>) => {
  const { kit, imports } = dependencies;
  let repeated = 0;
  for (let record = await imports.get(run.data.importId); !record.isRead; ) {
    run.signal.throwIfAborted();
    const { cursor, since, connector: name } = record;
    const connector = kit.connectors.all.find(
      (candidate) => candidate.name === name && candidate.kind === 'content-provider',
    );
    if (!connector)
      throw new AppError(
        'failed',
        `The deployment file has no content provider ${name} any more. Add it, then continue.`,
      );
    const place = cursor === undefined ? { ...(since !== undefined && { query: { since } }) } : { path: cursor };
    const page = await readPage(kit, connector, place, run.signal);
    const saved = (await savePage(dependencies, run.data, cursor, page)) ?? record;
    repeated = saved.itemsDone > record.itemsDone ? 0 : repeated + 1;
    if (!saved.isRead && repeated === MAX_REPEATED)
      throw new AppError('failed', `${name} sends the same items again and again. Ask the provider, then continue.`);
    await run.progress(saved.itemsDone, Math.max(saved.itemsTotal, saved.itemsDone), 'items');
    record = saved;
  }
};

/** Runs an import from its cursor to its end. */
export const runImport = async (dependencies: ImportDependencies, run: JobRun<ImportJob>) => {
  const { kit, imports } = dependencies;
  await readPages(dependencies, run);
  const { since, ...read } = await imports.get(run.data.importId);
  const note = since === undefined ? reasonToKeep(read) : undefined;
  if (since === undefined && note === undefined) await removeMissing(dependencies, run.data, run.signal);
  const done = await imports.get(run.data.importId);
  return {
    // If missing items were kept, the next import must read the whole catalogue, not only changes.
    change: { endedAt: kit.now(), note, until: note === undefined ? done.until : undefined },
    summary: [summarise(done), note].filter(Boolean).join('. '),
  };
};
