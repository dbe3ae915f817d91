import { randomUUID } from 'node:crypto';
import { getPersonaSource, type PersonaSource } from '@skills-architect/contracts/personas';
import { expireAfter, route, type ServiceKit } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';

/** A parsed document, without the date from which it is a source. */
type ReadDocument = Omit<PersonaSource, 'createdAt'>;

/** The document that a persona was created from; `_id` is the persona's id. */
interface SourceDocument extends ReadDocument {
  _id: number;
  clientId: number;
  createdAt: Date;
}

/** A document that has filled a form which is not saved yet. */
interface FormDocument extends ReadDocument {
  _id: string;
  userId: number;
  clientId: number;
  savedAt: Date;
}

/**
 * Stores the documents of created personas, because an import's own documents expire. `keep` can be repeated: the first
 * document stays.
 */
export const sourceStore = (kit: ServiceKit) => {
  const sources = () => kit.db.collection<SourceDocument>('personaSources');
  const formDocuments = () => kit.db.collection<FormDocument>('formDocuments');
  return {
    async createIndexes() {
      await sources().createIndex({ clientId: 1 });
      await formDocuments().createIndex({ clientId: 1 });
      await expireAfter(kit.db, 'formDocuments', 'savedAt', kit.retention.importDays);
    },
    keep: ({ _id, ...source }: Omit<SourceDocument, 'createdAt'>) =>
      sources().updateOne({ _id }, { $setOnInsert: { ...source, createdAt: kit.now() } }, { upsert: true }),
    /** Keeps the document that fills a user's form until it is saved, and returns its token. */
    async keepForForm(document: Omit<FormDocument, '_id' | 'savedAt'>): Promise<string> {
      const token = randomUUID();
      await formDocuments().insertOne({ _id: token, savedAt: kit.now(), ...document });
      return token;
    },
    /** Makes the document of a saved form the source of its persona. Nothing happens if it has expired or is of another client. */
    async attach(token: string | undefined, userId: number, { _id, clientId }: { _id: number; clientId: number }) {
      if (token === undefined) return;
      const document = await formDocuments().findOne({ _id: token, userId, clientId });
      if (!document) return;
      const { fileName, blocks, origins } = document;
      await sources().replaceOne(
        { _id },
        { clientId, fileName, blocks, origins, createdAt: kit.now() },
        { upsert: true },
      );
    },
    async removeAll(clientId: number) {
      await sources().deleteMany({ clientId });
      await formDocuments().deleteMany({ clientId });
    },
    routes(app: FastifyInstance) {
      route(app, getPersonaSource, async ({ params: { personaId } }) => {
        const document = await sources().findOne({ _id: personaId });
        if (!document) return { source: null };
        const { fileName, createdAt, blocks, origins } = document;
        return { source: { fileName, createdAt: createdAt.toISOString(), blocks, origins } };
      });
    },
  };
};
export type SourceStore = ReturnType<typeof sourceStore>;
