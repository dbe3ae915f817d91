import type { WrongCell } from '@skills-architect/contracts';
import { expireAfter, findPage, type Paged, type ServiceKit } from '@skills-architect/service-kit';

interface StoredWrongCell extends WrongCell {
  token: string;
  position: number;
  endedAt?: Date;
}

/** The wrong cells of workbooks that were not imported. */
export const wrongCellStore = (kit: ServiceKit) => {
  const cells = () => kit.db.collection<StoredWrongCell>('importWrongCells');
  return {
    async createIndexes() {
      await cells().createIndexes([{ key: { token: 1, position: 1 }, unique: true }]);
      await expireAfter(kit.db, 'importWrongCells', 'endedAt', kit.retention.importDays);
    },
    /** Idempotent. */
    save: (token: string, wrong: readonly WrongCell[]) =>
      cells().bulkWrite(
        wrong.map((cell, position) => ({
          updateOne: {
            filter: { token, position },
            update: { $setOnInsert: { ...cell, endedAt: kit.now() } },
            upsert: true,
          },
        })),
      ),
    async page(token: string, paged: Paged) {
      const { found, total } = await findPage(cells(), { token }, { position: 1 }, paged, {
        _id: 0,
        token: 0,
        position: 0,
        endedAt: 0,
      });
      return { cells: found, ...total };
    },
    remove: (token: string) => cells().deleteMany({ token }),
  };
};
export type WrongCellStore = ReturnType<typeof wrongCellStore>;
