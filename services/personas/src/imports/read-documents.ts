import type { DocumentBlock } from '@skills-architect/contracts/personas';
import { expireAfter, type ServiceKit } from '@skills-architect/service-kit';

/** The text read from a file of an import; `index` is its position in the archive. */
interface ReadDocument {
  token: string;
  index: number;
  blocks: DocumentBlock[];
}

/** Texts of imported files, in a separate collection because lists of rows do not need them. */
export const documentStore = (kit: ServiceKit) => {
  const documents = () => kit.db.collection<ReadDocument & { savedAt: Date }>('importDocuments');
  return {
    async createIndexes() {
      await documents().createIndex({ token: 1, index: 1 }, { unique: true });
      await expireAfter(kit.db, 'importDocuments', 'savedAt', kit.retention.importDays);
    },
    save: ({ token, index, blocks }: ReadDocument) =>
      documents().updateOne({ token, index }, { $set: { blocks, savedAt: kit.now() } }, { upsert: true }),
    get: (token: string, index: number) => documents().findOne({ token, index }),
    remove: (token: string) => documents().deleteMany({ token }),
  };
};
export type ReadDocuments = ReturnType<typeof documentStore>;
