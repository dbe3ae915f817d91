import { listPassages, type Meaning } from '@skills-architect/matching';

/** Skills that can be found by meaning: as `Meaning` has them. */
export type MeantSkills = Pick<Meaning, 'skills' | 'vectors'>;

/** Vectors of an embedding model. */
export interface TextMeaning {
  /** Name of the model. */
  model: string;
  /** The published skills of these sources (all if there are none) with a vector; undefined while there are no vectors. */
  readSkills: (sourceIds: readonly number[]) => Promise<MeantSkills | undefined>;
  /** Whether texts are clearly in a language that the model does not read: they name skills by words alone. */
  isUnreadable: (text: string) => boolean;
  /** Unit vectors in the order of the texts; none while the model does not answer. */
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
}

/** The meaning of texts, as a worker thread receives it. */
export interface MeaningTask extends MeantSkills {
  passages: readonly { text: string; vector: Float32Array }[];
}

/** Encodes the passages of texts; undefined if no skill can be found by meaning. */
export const readMeaning = async (
  { readSkills, isUnreadable, embed }: TextMeaning,
  texts: readonly string[],
  sourceIds: readonly number[],
): Promise<MeaningTask | undefined> => {
  if (isUnreadable(texts.join('\n'))) return undefined;
  const passages = listPassages(texts);
  const vectors = await embed(passages);
  if (!vectors.length) return undefined;
  const meant = await readSkills(sourceIds);
  if (!meant?.skills.length) return undefined;
  return {
    ...meant,
    passages: passages.flatMap((text, index) => (vectors[index] ? [{ text, vector: vectors[index] }] : [])),
  };
};

/** The meaning as the finder takes it. */
export const toMeaning = ({ passages, ...meant }: MeaningTask): Meaning => {
  const vectors = new Map(passages.map(({ text, vector }) => [text, vector]));
  return { ...meant, vectorOf: (passage) => vectors.get(passage) };
};
