import type { ServiceKit } from '@skills-architect/service-kit';

const FOLDER = 'matching/word-vectors';
const CURRENT = 'word-vectors';

interface CurrentModel {
  _id: string;
  revision: string;
  file?: string;
}

/**
 * Stores trained word vectors, each training in its own file, so that a revision never reads the file of another one.
 */
export const trainedModels = ({ db, files }: Pick<ServiceKit, 'db' | 'files'>) => {
  const models = () => db.collection<CurrentModel>('matching');
  const fileName = (revision: string) => `${FOLDER}/${revision}`;
  return {
    /** Library revision of the current model; empty when none has been trained. */
    async revision() {
      const current = await models().findOne({ _id: CURRENT });
      return current?.file === undefined ? '' : current.revision;
    },
    /** The model of this revision; undefined when a newer one has replaced it. */
    read: (revision: string) => files.read(fileName(revision)),
    async replace(revision: string, model: Uint8Array) {
      const file = fileName(revision);
      await files.save(file, model);
      await models().updateOne({ _id: CURRENT }, { $set: { revision, file } }, { upsert: true });
      await files.removeUnder(FOLDER, { except: file });
    },
  };
};
