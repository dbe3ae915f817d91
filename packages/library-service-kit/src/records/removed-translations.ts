import type { NamedKind } from '@skills-architect/contracts';
import type { ServiceKit } from '@skills-architect/service-kit';
import type { ClientSession } from 'mongoose';

/** A translation by record and language. */
export interface TranslationKey {
  id: number;
  language: string;
}

interface Mark {
  _id: string;
}

/**
 * Marks of the translations of one kind of record that people have removed: an import does not bring them back. Only records
 * without a translation in that language are asked for theirs.
 */
export const removedTranslations = ({ db }: Pick<ServiceKit, 'db'>, kind: NamedKind) => {
  const marks = () => db.collection<Mark>('removedTranslations');
  const markOf = ({ id, language }: TranslationKey) => `${kind} ${id} ${language}`;
  return {
    async mark(key: TranslationKey) {
      await marks().updateOne({ _id: markOf(key) }, { $setOnInsert: { _id: markOf(key) } }, { upsert: true });
    },
    async unmark(key: TranslationKey) {
      await marks().deleteOne({ _id: markOf(key) });
    },
    /** Marks the translations without a text, and unmarks the others, in the transaction that changes them. */
    async follow(
      changed: readonly { id: number; changes: readonly { language: string; text: unknown }[] }[],
      session: ClientSession | undefined,
    ) {
      const operations = changed.flatMap(({ id, changes }) =>
        changes.map(({ language, text }) => {
          const filter = { _id: markOf({ id, language }) };
          if (text !== null) return { deleteOne: { filter } };
          return { updateOne: { filter, update: { $setOnInsert: filter }, upsert: true } };
        }),
      );
      if (operations.length) await marks().bulkWrite(operations, { session });
    },
    /** Returns a function that says which of these translations were removed. */
    async read(keys: readonly TranslationKey[]): Promise<(key: TranslationKey) => boolean> {
      const found = await marks()
        .find({ _id: { $in: keys.map(markOf) } })
        .toArray();
      const marked = new Set(found.map(({ _id }) => _id));
      return (key) => marked.has(markOf(key));
    },
  };
};
export type RemovedTranslations = ReturnType<typeof removedTranslations>;
