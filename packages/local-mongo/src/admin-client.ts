import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';

/** An error message on one line, shortened for display. */
export const toOneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).trim().replace(/\s+/g, ' ').slice(0, 300);

/** Runs `work` on a server's admin database. */
export const withAdmin = async <T>(
  uri: string,
  options: MongoClientOptions,
  work: (admin: Db) => Promise<T>,
): Promise<T> => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, ...options });
  try {
    await client.connect();
    return await work(client.db('admin'));
  } finally {
    await client.close().catch(() => undefined);
  }
};
