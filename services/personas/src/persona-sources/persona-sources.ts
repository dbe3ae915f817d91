import { getPersonaSource, type PersonaSource } from '@skills-architect/contracts/personas';
import { route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** The document that a persona was created from; `_id` is the persona's id. */
interface SourceDocument extends Omit<PersonaSource, 'createdAt'> {
  _id: number;
  clientId: number;
  createdAt: Date;
}

/**
 * Keeps the documents of created personas, because the import with its documents is deleted. A repeated job may keep a
 * document twice.
 */
export const sourceStore = (kit: ServiceKit) => {
  const sources = () => kit.db.collection<SourceDocument>('personaSources');
  return {
    createIndexes: () => sources().createIndex({ clientId: 1 }),
    keep: ({ _id, ...source }: Omit<SourceDocument, 'createdAt'>) =>
      sources().updateOne({ _id }, { $setOnInsert: { ...source, createdAt: kit.now() } }, { upsert: true }),
    removeAll: (clientId: number) => sources().deleteMany({ clientId }),
    routes(app: FastifyInstance) {
      route(app, getPersonaSource, async ({ params: { personaId } }) => {
        const found = await sources().findOne({ _id: personaId });
        if (!found) return { source: null };
        const { fileName, createdAt, blocks, origins } = found;
        return { source: { fileName, createdAt: createdAt.toISOString(), blocks, origins } };
      });
    },
  };
};
export type SourceStore = ReturnType<typeof sourceStore>;
