import { setImmediate } from 'node:timers/promises';
import type { ContentImportState } from '@skills-architect/contracts/skills';
import { type ImportJob, importChangeSets } from '@skills-architect/library-service-kit/import-run';
import type { ClientSession } from 'mongoose';
import { type ContentDocument, toStored } from '../content/content-document';
import { mapContent, skillFinder } from '../content/map-content';
import type { TaughtSkill } from '../content/match-skills';
import type { CataloguePage } from './catalogue-page';
import type { ImportDependencies } from './import-dependencies';
import { CONTENT, type ImportDocument, type ItemCounts } from './import-document';
import { entryState, type PageEntry, splitPage } from './plan-page';
import { readItem } from './read-item';

/** Items matched before the event loop handles other requests. */
const BATCH_SIZE = 20;

/** Adds the counts of a page to those of the pages before. */
export const addCounts = (counts: ItemCounts, states: readonly ContentImportState[]): ItemCounts => {
  const sum = { ...counts };
  for (const state of states) sum[state] += 1;
  return sum;
};

const toFields = ({ key, hash, entry: { externalId: _, ...entry } }: PageEntry, record: ImportDocument) => ({
  ...toStored({ ...entry, contentProvider: record.contentProvider }),
  contentProviderId: record.contentProviderId,
  importKey: key,
  importedAs: hash,
  origin: record.connector,
  removedAt: null,
});

/**
 * Stores the items of a page, their skill mapping, the report, and the cursor in one transaction: after a crash the
 * import continues with the first unstored page, and storing a page twice changes nothing.
 */
export const savePage = async (
  dependencies: ImportDependencies,
  { importId, userId }: ImportJob,
  cursor: string | undefined,
  page: CataloguePage,
) => {
  const { kit, imports, importRows, contents, skillContents, skills } = dependencies;
  const importBefore = await imports.get(importId);
  const { entries, gone, refused } = splitPage(
    importBefore.contentProviderId,
    page.items.map(readItem),
    importBefore.itemsDone,
  );
  const findExisting = (session?: ClientSession) =>
    contents.model
      .find({ importKey: { $in: [...entries.map(({ key }) => key), ...gone] }, ...contents.alive }, null, { session })
      .lean<ContentDocument[]>();

  const taughtByKey = new Map<string, TaughtSkill[]>();
  const itemsBefore = new Map((await findExisting()).map((content) => [content.importKey, content]));
  const entriesToMatch = entries.filter(({ key, hash }) => entryState(hash, itemsBefore.get(key)) !== 'same');
  const findTaughtSkills = await skillFinder(
    skills,
    entriesToMatch.map(({ entry }) => entry),
  );
  for (const [index, { key, entry }] of entriesToMatch.entries()) {
    if (index % BATCH_SIZE === 0) await setImmediate();
    taughtByKey.set(key, findTaughtSkills(entry));
  }

  return kit.db.transaction(async (session) => {
    const record = await imports.model.findOne({ _id: importId }, null, { session }).lean<ImportDocument>();
    // Another instance has taken over the job and stored this page.
    if (!record || record.cursor !== cursor || record.isRead) return record;
    const { changeSet } = importChangeSets(CONTENT, importId);
    const write = { by: userId, changeSet, session };
    const itemsByKey = new Map((await findExisting(session)).map((content) => [content.importKey, content]));
    const entriesWithState = entries.map((entry) => ({
      ...entry,
      state: entryState(entry.hash, itemsByKey.get(entry.key)),
    }));
    const created = await contents.create(
      entriesWithState.filter(({ state }) => state === 'new').map((item) => toFields(item, record)),
      write,
    );
    const patches = entriesWithState.flatMap((entry): [number, Partial<ContentDocument>][] => {
      const stored = itemsByKey.get(entry.key);
      return stored && entry.state === 'changed' ? [[stored._id, toFields(entry, record)]] : [];
    });
    const removed = gone.flatMap((key) => itemsByKey.get(key) ?? []).filter(({ removedAt }) => removedAt === null);
    const removals = removed.map(({ _id }): [number, Partial<ContentDocument>] => [_id, { removedAt: kit.now() }]);
    const changed = await contents.changeMany(new Map([...patches, ...removals]), write);
    const savedItems = [...created, ...changed];
    const newPairs = await mapContent(
      skillContents,
      savedItems,
      ({ importKey = '' }) => taughtByKey.get(importKey),
      write,
    );

    const rows = [
      ...entriesWithState.map(({ key, entry, state }) => ({ key, title: entry.contentTitle, state })),
      ...refused.map((row) => ({ ...row, state: 'refused' as const })),
      ...removed.map(({ importKey = '', contentTitle }) => ({
        key: importKey,
        title: contentTitle,
        state: 'removed' as const,
      })),
    ];
    const reportedKeys = await importRows.findKeys(
      importId,
      rows.map(({ key }) => key),
      {},
      session,
    );
    const newRows = rows.filter(({ key }) => !reportedKeys.has(key));
    await importRows.add(importId, newRows, session);
    const newStates = newRows.map(({ state }) => state);
    return imports.change(
      importId,
      undefined,
      {
        cursor: page.next,
        isRead: page.next === undefined,
        ...(page.token !== undefined && { until: page.token }),
        itemsDone: record.itemsDone + newRows.length,
        itemsTotal: page.total ?? record.itemsTotal,
        counts: addCounts(record.counts, newStates),
        mapped: record.mapped + newPairs,
      },
      write,
    );
  });
};
