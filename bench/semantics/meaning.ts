import { findModel, type ModelPackage, openModel } from '@skills-architect/local-model';
import { listPassages, type Meaning, type NamedSkill } from '@skills-architect/matching';

/** Encodes texts with the local model, and keeps what was encoded. */
export interface Encoder {
  /** The meaning of these texts for a library; its names are encoded once. */
  meaningOf: (texts: readonly string[]) => Promise<Meaning>;
  /** Seconds that encoding the library took. */
  librarySeconds: number;
  close: () => Promise<void>;
}

/** Opens a language model and makes the vectors of the skills' main names. */
export const openEncoder = async (named: readonly NamedSkill[], chosen: ModelPackage): Promise<Encoder> => {
  const folder = await findModel({ cacheDir: '.cache/models', model: chosen, say: console.error });
  const model = await openModel(folder, chosen);
  const skills = named.map(({ id, names: [name = ''] }) => ({ id, name }));
  const started = performance.now();
  const rows = await model.embed(skills.map(({ name }) => name));
  const librarySeconds = Math.round((performance.now() - started) / 1000);
  const width = rows[0]?.length ?? 0;
  const values = new Float32Array(rows.length * width);
  for (const [index, row] of rows.entries()) values.set(row, index * width);
  return {
    librarySeconds,
    async meaningOf(texts) {
      const passages = listPassages(texts);
      const vectors = await model.embed(passages);
      const byPassage = new Map(passages.map((passage, index) => [passage, vectors[index] ?? new Float32Array()]));
      return { skills, vectors: { width, values }, vectorOf: (passage) => byPassage.get(passage) };
    },
    close: () => model.close(),
  };
};
