import { INDEX_FORMAT } from '@skills-architect/matching';
import type { ServiceKit } from '@skills-architect/service-kit';

const FOLDER = 'matching/index';

interface StoredIndexInfo {
  _id: 'index';
  format: number;
  /** Step of the matchable roles that the index includes. */
  step: number;
  /** Revision of the word vectors that it was built with; empty for the shipped ones. */
  model: string;
  file: string;
}

/** The latest built index, so that a process that starts loads it instead of building it. */
export const indexStore = ({ db, files }: Pick<ServiceKit, 'db' | 'files'>) => {
  const infos = () => db.collection<StoredIndexInfo>('matching');
  return {
    /** The stored index for these word vectors and its step; undefined when there is none of this format. */
    async read(model: string): Promise<{ step: number; bytes: Uint8Array } | undefined> {
      const info = await infos().findOne({ _id: 'index' });
      if (info?.format !== INDEX_FORMAT || info.model !== model) return undefined;
      const bytes = await files.read(info.file);
      return bytes && { step: info.step, bytes };
    },
    /** Step of the stored index for these word vectors. */
    async step(model: string): Promise<number | undefined> {
      const info = await infos().findOne({ _id: 'index' });
      return info?.format === INDEX_FORMAT && info.model === model ? info.step : undefined;
    },
    async save(bytes: Uint8Array, step: number, model: string) {
      const file = `${FOLDER}/${INDEX_FORMAT} ${step} ${model}`;
      await files.save(file, bytes);
      await infos().updateOne(
        { _id: 'index' },
        { $set: { format: INDEX_FORMAT, step, model, file } },
        { upsert: true },
      );
      await files.removeUnder(FOLDER, { except: file });
    },
  };
};
export type IndexStore = ReturnType<typeof indexStore>;
