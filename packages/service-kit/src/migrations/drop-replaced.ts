import type { Connection } from 'mongoose';
import type { Logger } from 'pino';

interface DropContext {
  db: Connection;
  log: Logger;
}

/** Drops collections of replaced mechanisms. An older instance that still runs fills its own again; the next start drops it. */
export const dropReplaced = async ({ db, log }: DropContext, names: readonly string[]): Promise<void> => {
  const stored = new Set((await db.listCollections()).map(({ name }) => name));
  for (const name of names.filter((replaced) => stored.has(replaced))) {
    await db.dropCollection(name);
    log.info({ collection: name }, 'a collection that nothing reads any more was dropped');
  }
};
