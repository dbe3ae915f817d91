import { listDeletedEncyclopedia, restoreEncyclopedia } from '@skills-architect/contracts/skills';
import { AppError, notFound, restorableSince, route } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { type EncyclopediaDocument, ROW_FIELDS, toRow } from './encyclopedia-document';
import { titleTaken } from './entry-changes';
import type { EntryReader, SkillopediaDependencies } from './entry-reader';

/** Lists deleted entries and restores them. */
export const deletedEntries = (
  app: FastifyInstance,
  { kit, encyclopedia }: SkillopediaDependencies,
  reader: EntryReader,
) => {
  const restorable = () => ({ deletedAt: { $gte: restorableSince(kit.now(), kit.retention) } });

  route(app, listDeletedEncyclopedia, async ({ query }) => {
    const { found, total } = await encyclopedia.page(restorable(), { deletedAt: -1, nameKey: -1 }, query, ROW_FIELDS);
    return {
      data: found.map((entry) => ({ ...toRow(entry), deletedAt: (entry.deletedAt ?? kit.now()).toISOString() })),
      ...total,
    };
  });

  route(app, restoreEncyclopedia, async ({ params }, { userId, addToAudit }) => {
    const deleted = await encyclopedia.model
      .findOne({ _id: params.encyclopediaId, ...restorable() })
      .lean<EncyclopediaDocument>();
    if (!deleted) throw notFound('This deleted entry');
    addToAudit({ name: deleted.name });
    await encyclopedia.undo(deleted.changeSet, { by: userId }, { _id: deleted._id }).catch(titleTaken);
    const restored = await encyclopedia.model
      .findOne({ _id: deleted._id, ...encyclopedia.alive })
      .lean<EncyclopediaDocument>();
    // The history may have a shorter retention than deleted entries.
    if (!restored) throw new AppError('conflict', 'The former state of this entry is no longer kept.');
    return reader.describe(restored);
  });
};
