import type { ContentImportState } from '@skills-architect/contracts/skills';
import { importRowStore, type StoredRow } from '@skills-architect/library-service-kit/import-run';
import type { Paged, ServiceKit } from '@skills-architect/service-kit';
import { CONTENT } from './import-document';

/** What an import did to one item. */
interface ContentImportRow extends StoredRow {
  key: string;
  title: string;
  state: ContentImportState;
  /** Why the item was refused. */
  reason?: string;
}

/** Reports of imports: a row for each item that the catalogue has, or no longer has. */
export const contentImportRows = (kit: Pick<ServiceKit, 'db' | 'now'>) => {
  const { createIndexes, findKeys, add, page } = importRowStore<ContentImportRow>(kit, `${CONTENT}ImportRow`, [
    { key: { importId: 1, key: 1 }, unique: true },
    { key: { importId: 1, state: 1, title: 1 } },
  ]);
  return {
    createIndexes,
    findKeys,
    add,
    /** A page of the rows with a state, sorted by title. */
    async page(importId: number, state: ContentImportState, paged: Paged) {
      const { found, total } = await page(importId, { state }, { title: 1 }, paged);
      const items = found.map(({ key, title, reason }) => ({ key, title, ...(reason !== undefined && { reason }) }));
      return { items, ...total };
    },
  };
};
export type ContentImportRows = ReturnType<typeof contentImportRows>;
