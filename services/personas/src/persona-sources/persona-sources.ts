import { randomUUID } from 'node:crypto';
import { getPersonaSource, type PersonaSource } from '@skills-architect/contracts/personas';
import { route, type ServiceKit } from '@skills-architect/service-kit';
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
  endsAt: Date;
}

/** Time to save the form, in milliseconds; its draft is kept in the browser. */
const UNSAVED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps the documents of created personas, because the import with its documents is deleted. A repeated job may keep a
 * document twice.
 */
export const sourceStore = (kit: ServiceKit) => {
  const sources = () => kit.db.collection<SourceDocument>('personaSources');
  const formDocuments = () => kit.db.collection<FormDocument>('formDocuments');
  return {
    createIndexes: () =>
      Promise.all([
        sources().createIndex({ clientId: 1 }),
        formDocuments().createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 }),
      ]),
    keep: ({ _id, ...source }: Omit<SourceDocument, 'createdAt'>) =>
      sources().updateOne({ _id }, { $setOnInsert: { ...source, createdAt: kit.now() } }, { upsert: true }),
    /** Keeps the document that fills a user's form until it is saved, and returns its token. */
    async keepForForm(userId: number, document: ReadDocument): Promise<string> {
      const token = randomUUID();
      const endsAt = new Date(kit.now().getTime() + UNSAVED_MS);
      await formDocuments().insertOne({ _id: token, userId, endsAt, ...document });
      return token;
    },
    /** Makes the document of a saved form the source of its persona. Nothing happens if it has expired. */
    async attach(token: string | undefined, userId: number, persona: { _id: number; clientId: number }) {
      if (token === undefined) return;
      const found = await formDocuments().findOne({ _id: token, userId });
      if (!found) return;
      const { fileName, blocks, origins } = found;
      const { _id, clientId } = persona;
      await sources().replaceOne(
        { _id },
        { clientId, fileName, blocks, origins, createdAt: kit.now() },
        { upsert: true },
      );
    },
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
