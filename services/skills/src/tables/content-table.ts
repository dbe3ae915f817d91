import { listContentProviders } from '@skills-architect/contracts/admin';
import type { SkillTableFilter } from '@skills-architect/contracts/skills';
import {
  type Cells,
  CHANGED_SINCE,
  NO_RECORD,
  newRecordKey,
  type PlannedRecord,
  type PlannedRow,
  readKeys,
  type TableKind,
  type TableRow,
  type TableWrite,
  toPlannedRow,
  toRefusedRow,
  type WriteResult,
  withDefaults,
} from '@skills-architect/library-service-kit/tables';
import { fold, type ServiceKit } from '@skills-architect/service-kit';
import * as z from 'zod';
import { type ContentDocument, type Contents, toStored } from '../content/content-document';
import { mapContent, skillFinder } from '../content/map-content';
import type { SkillContents } from '../content/skill-content-document';
import { CatalogueEntry } from '../content-import/catalogue-item';
import { computeHash, toImportKey } from '../content-import/plan-page';
import type { Skills } from '../skills/skill-document';
import { CONTENT_LAYOUT, contentCells, planContent } from './content-plan';

const KEYS = { id: 'contentId', rev: 'rev', name: 'contentTitle' };
const BATCH_SIZE = 500;
const Changes = z.object({ entry: CatalogueEntry, contentProviderId: z.number(), contentProvider: z.string() });

interface ContentTableDependencies {
  kit: ServiceKit;
  contents: Contents;
  skillContents: SkillContents;
  skills: Skills;
}

/** The learning content of all providers as a table. */
export const contentTable = ({
  kit,
  contents,
  skillContents,
  skills,
}: ContentTableDependencies): TableKind<SkillTableFilter> => {
  type Providers = Parameters<typeof planContent>[2];

  const check = async (rows: readonly TableRow[], providers: Providers, defaults: Cells): Promise<PlannedRow[]> => {
    const keyed = rows.map((tableRow) => {
      const row = withDefaults(tableRow, { contentProvider: defaults.contentProvider });
      const { contentProvider = '', externalId, contentUrl = '' } = row.cells;
      const provider = providers.get(fold(contentProvider));
      const ownId = externalId?.trim() || contentUrl.trim();
      return { row, ...readKeys(row, KEYS), importKey: provider && toImportKey(provider.contentProviderId, ownId) };
    });
    const found = await contents.model
      .find({
        ...contents.alive,
        $or: [
          { _id: { $in: keyed.flatMap(({ id }) => id ?? []) } },
          { importKey: { $in: keyed.flatMap(({ importKey }) => importKey ?? []) } },
        ],
      })
      .lean<ContentDocument[]>();
    const byId = new Map(found.map((item) => [item._id, item]));
    const byKey = new Map(found.map((item) => [item.importKey, item]));
    return keyed.map(({ row, id, rev, refusal, importKey }): PlannedRow => {
      if (refusal) return refusal;
      const name = row.cells.contentTitle ?? '';
      const sameItem = importKey === undefined ? undefined : byKey.get(importKey);
      const item = id === undefined ? sameItem : byId.get(id);
      if (id !== undefined && !item) return toRefusedRow(row, name, 'contentId', NO_RECORD);
      const { entry, provider, ...plan } = planContent(item ? row : withDefaults(row, defaults), item, providers);
      const key = item ? `content ${item._id}` : newRecordKey(row);
      const owner = item ?? provider;
      const uniqueKey = item ? key : importKey && `key ${importKey}`;
      return toPlannedRow({
        ...plan,
        row,
        key,
        name: item?.contentTitle ?? name,
        record: item,
        exported: rev,
        changes: {
          entry,
          contentProviderId: owner?.contentProviderId ?? 0,
          contentProvider: owner?.contentProvider ?? '',
        },
        unique: uniqueKey ? [{ field: 'externalId', key: uniqueKey }] : [],
      });
    });
  };

  const write = async (records: readonly PlannedRecord[], to: TableWrite): Promise<WriteResult> => {
    const planned = records.map(({ rows, ...record }) => {
      const { entry, contentProviderId, contentProvider } = Changes.parse(rows[0]?.changes);
      const { externalId, ...fields } = entry;
      const own = { contentProviderId, importedAs: computeHash(entry), origin: 'table', removedAt: null };
      return {
        ...record,
        importKey: toImportKey(contentProviderId, externalId),
        item: { ...toStored({ ...fields, contentProvider }), ...own },
      };
    });
    const found = await contents.model
      .find({ _id: { $in: planned.flatMap(({ recordId }) => recordId ?? []) }, ...contents.alive }, null, {
        session: to.session,
      })
      .lean<ContentDocument[]>();
    const revs = new Map(found.map(({ _id, rev }) => [_id, rev]));
    const [ids, skipReasons] = [new Map<string, number>(), new Map<string, string>()];
    for (const { key, recordId, rev } of planned)
      if (recordId !== undefined && revs.get(recordId) !== rev) skipReasons.set(key, CHANGED_SINCE);
    const writable = planned.filter(({ key }) => !skipReasons.has(key));
    const patches = writable.flatMap(({ recordId, item }) =>
      recordId === undefined ? [] : [[recordId, item] as const],
    );
    const changed = await contents.changeMany(new Map(patches), to);
    const newItems = writable.filter(({ recordId }) => recordId === undefined);
    const created = await contents.create(
      newItems.map(({ item, importKey }) => ({ ...item, importKey })),
      to,
    );
    for (const { key, recordId } of writable) if (recordId !== undefined) ids.set(key, recordId);
    for (const [index, { key }] of newItems.entries()) ids.set(key, created[index]?._id ?? 0);
    const savedItems = [...created, ...changed];
    await mapContent(skillContents, savedItems, await skillFinder(skills, savedItems), to);
    return { ids, skipReasons };
  };

  return {
    kind: 'content',
    sheet: 'Content',
    noun: 'items',
    layouts: [CONTENT_LAYOUT],
    notes: ['A row without a Content Id adds an item, or changes the one of its provider with this Item Id.'],
    count: () => contents.model.countDocuments(contents.offered),
    async *pages() {
      for (let after = 0; ; ) {
        const found = await contents.model
          .find({ ...contents.offered, _id: { $gt: after } })
          .sort({ _id: 1 })
          .limit(BATCH_SIZE)
          .lean<ContentDocument[]>();
        const last = found.at(-1);
        if (!last) return;
        after = last._id;
        yield found.map((item) => {
          const cells: Partial<Record<string, string>> = {
            ...contentCells(item),
            contentId: String(item._id),
            rev: String(item.rev),
          };
          return CONTENT_LAYOUT.columns.map(({ field }) => cells[field] ?? '');
        });
      }
    },
    async options() {
      const { contentProviders } = await kit.peer(listContentProviders, {});
      return { contentProvider: contentProviders.map(({ contentProvider }) => contentProvider) };
    },
    async startCheck({ defaults }) {
      const { contentProviders } = await kit.peer(listContentProviders, {});
      const providers = new Map(
        contentProviders.map((contentProvider) => [fold(contentProvider.contentProvider), contentProvider]),
      );
      return { rows: (rows) => check(rows, providers, defaults), notes: () => [] };
    },
    prepareWrite: async (records) => (to) => write(records, to),
    undo: async (ids, by, { changeSet, undoing }) => {
      await skillContents.undo(changeSet, { by }, { contentId: { $in: [...ids] } }, { undoing });
      const itemFilter = { _id: { $in: [...ids] } };
      await contents.undo(changeSet, { by }, itemFilter, { undoing });
      // The skill mapping depends on the restored text.
      const restored = await contents.model.find({ ...itemFilter, ...contents.alive }).lean<ContentDocument[]>();
      await mapContent(skillContents, restored, await skillFinder(skills, restored), { changeSet: undoing });
      return contents.undone(undoing, ids);
    },
  };
};
