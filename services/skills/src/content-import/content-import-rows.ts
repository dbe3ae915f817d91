import type { ContentImportState } from '@skills-architect/contracts/skills';
import { expireAfter, findPage, type Paged, type ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

/** What an import did to one item. */
export interface ContentImportRow {
  importId: number;
  key: string;
  title: string;
  state: ContentImportState;
  /** Why the item was refused. */
  reason?: string;
  at: Date;
}

const RETENTION_DAYS = 40;

/** Reports of imports: a row for each item that the catalogue has, or no longer has. */
export const contentImportRows = ({ db, now }: Pick<ServiceKit, 'db' | 'now'>) => {
  const rows = () => db.collection<ContentImportRow>('contentImportRow');
  return {
    async createIndexes() {
      await rows().createIndexes([
        { key: { importId: 1, key: 1 }, unique: true },
        { key: { importId: 1, state: 1, title: 1 } },
      ]);
      await expireAfter(db, 'contentImportRow', 'at', RETENTION_DAYS);
    },

    /** Which of these keys the import has already seen. */
    async findKeys(importId: number, keys: readonly string[], session?: ClientSession): Promise<Set<string>> {
      const found = await rows()
        .find({ importId, key: { $in: [...keys] } }, { projection: { key: 1 }, ...(session && { session }) })
        .toArray();
      return new Set(found.map(({ key }) => key));
    },

    add: async (
      importId: number,
      newRows: readonly Omit<ContentImportRow, 'importId' | 'at'>[],
      session: ClientSession,
    ) => {
      if (newRows.length)
        await rows().insertMany(
          newRows.map((row) => ({ ...row, importId, at: now() })),
          { session },
        );
    },

    /** A page of the rows with a state, sorted by title. */
    async page(importId: number, state: ContentImportState, paged: Paged) {
      const filter = { importId, state };
      const { found, total } = await findPage(rows(), filter, { title: 1 }, paged);
      const items = found.map(({ key, title, reason }) => ({ key, title, ...(reason !== undefined && { reason }) }));
      return { items, ...total };
    },
  };
};
export type ContentImportRows = ReturnType<typeof contentImportRows>;
