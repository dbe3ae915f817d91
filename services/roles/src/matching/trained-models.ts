import type { ServiceKit } from '@skills-architect/service-kit';

const FOLDER = 'matching/word-vectors';
const CURRENT = 'word-vectors';
const DAY_MS = 24 * 3600_000;

interface CurrentModel {
  _id: string;
  revision: string;
  /** Step of the matchable roles that it was trained on; missing in models of earlier versions. */
  step?: number;
  file?: string;
}

/**
 * Stores trained word vectors, each training in its own file, so that a revision never reads the file of another one.
 */
export const trainedModels = ({
  db,
  files,
  now,
  retention,
}: Pick<ServiceKit, 'db' | 'files' | 'now' | 'retention'>) => {
  const models = () => db.collection<CurrentModel>('matching');
  const fileName = (revision: string) => `${FOLDER}/${revision}`;
  const readCurrent = async () => {
    const current = await models().findOne({ _id: CURRENT });
    return current?.file === undefined ? undefined : current;
  };
  return {
    /** Revision of the current model; empty when none has been trained. */
    revision: async () => (await readCurrent())?.revision ?? '',
    /** The current model; undefined when none has been trained. Models of earlier versions have step 0. */
    async current(): Promise<{ revision: string; step: number } | undefined> {
      const current = await readCurrent();
      return current && { revision: current.revision, step: current.step ?? 0 };
    },
    /** The model of this revision; undefined when it was replaced before the oldest logged suggestion. */
    read: (revision: string) => files.read(fileName(revision)),
    async replace(revision: string, step: number, model: Uint8Array) {
      const file = fileName(revision);
      await files.save(file, model);
      await models().updateOne({ _id: CURRENT }, { $set: { revision, step, file } }, { upsert: true });
      if (retention.suggestionDays)
        await files.removeUnder(FOLDER, {
          except: file,
          before: new Date(now().getTime() - retention.suggestionDays * DAY_MS),
        });
    },
  };
};
export type TrainedModels = ReturnType<typeof trainedModels>;
