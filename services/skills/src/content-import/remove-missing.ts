import { formatNumber } from '@skills-architect/contracts/locale';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import { pagesByKey } from '@skills-architect/service-kit';
import type { ContentDocument } from '../content/content-document';
import { mapContent } from '../content/map-content';
import type { ImportDependencies } from './import-dependencies';
import { CONTENT, type ImportDocument } from './import-document';
import { addCounts } from './save-page';

const BATCH_SIZE = 500;

/** Why missing items are kept; undefined when they can be removed. A truncated catalogue must not empty the portal. */
export const reasonToKeep = ({
  itemsDone,
  itemsTotal,
  isRead,
}: Pick<ImportDocument, 'itemsDone' | 'itemsTotal' | 'isRead'>) => {
  if (isRead && itemsDone === 0) return 'The catalogue was empty, so no item was removed.';
  if (itemsDone >= itemsTotal) return undefined;
  const [done, total] = [formatNumber(itemsDone), formatNumber(itemsTotal)];
  return `The catalogue ended after ${done} of ${total} items, so no item was removed.`;
};

/** Removes the items of the same origin that the catalogue no longer has; users' verdicts on them are kept. */
export const removeMissing = async (
  dependencies: ImportDependencies,
  { importId, userId }: ImportJob,
  signal: AbortSignal,
) => {
  const { kit, imports, importRows, contents, skillContents } = dependencies;
  const { contentProviderId, connector } = await imports.get(importId);
  const { changeSet } = importChangeSets(CONTENT, importId);
  const read = (after: number) =>
    contents.model
      .find(
        { contentProviderId, origin: connector, _id: { $gt: after }, ...contents.offered },
        { importKey: 1, contentTitle: 1 },
      )
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean<ContentDocument[]>();
  for await (const batch of pagesByKey(0, read, ({ _id }) => _id, signal)) {
    const listedKeys = await importRows.findKeys(
      importId,
      batch.flatMap(({ importKey }) => importKey ?? []),
    );
    const missing = batch.filter(({ importKey }) => importKey !== undefined && !listedKeys.has(importKey));
    if (!missing.length) continue;
    await kit.db.transaction(async (session) => {
      const write = { by: userId, changeSet, session };
      const removedAt = kit.now();
      const removed = await contents.changeMany(new Map(missing.map(({ _id }) => [_id, { removedAt }])), write);
      await mapContent(skillContents, removed, () => undefined, write);
      const rows = missing.map(({ importKey = '', contentTitle }) => ({
        key: importKey,
        title: contentTitle,
        state: 'removed' as const,
      }));
      await importRows.add(importId, rows, session);
      const record = await imports.model.findOne({ _id: importId }, null, { session }).lean<ImportDocument>();
      if (!record) return;
      const states = rows.map(({ state }) => state);
      await imports.change(importId, undefined, { counts: addCounts(record.counts, states) }, write);
    });
  }
};
