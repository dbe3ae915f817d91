import { addScaled, normalise, product } from '../vectors/dense';
import { buildNameIndex, nameScores, titleScores } from './name-index';
import { learnNameSpace } from './name-space';
import { isGermanTitle } from './other-languages/to-english';
import { inSingular } from './singular';
import { withoutAdditions } from './title-additions';

/**
 * The score of every name for a title, in the order of the roles and their names; `vector` is that of the title
 * (`textOfTitle`). The best name of each role comes first, its others follow after those of all roles.
 */
export type NameFinder = (title: string, vector?: Float32Array) => Float32Array;

/**
 * A title or name as an embedding model reads it best: without additions, in the singular and in lower case, because models
 * tell `Cook` from `cook`; German ones keep their capitals, unless all letters are.
 */
export const textOfTitle = (title: string): string => {
  const plain = inSingular(withoutAdditions(title));
  return isGermanTitle(title) && /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
};

/** Weight of the similarity with all names of a role together: tells apart roles that share a name. */
const TOGETHER_WEIGHT = 0.3;
const ROLE_MEANING_WEIGHT = 0.5;
/** Chosen on left-out names of ESCO in four languages; between 1 and 2 the figures hardly change. */
const MEANING_WEIGHT = 1.5;
/** More than two scores can differ by. */
const AFTER_ALL = 10;

const unitSum = (vectors: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) addScaled(sum, vector, 1);
  normalise(sum);
  return sum;
};

/** For each role, how near a title's vector is to each of its names and to the mean of all. */
const meaningReader = (names: readonly (readonly string[])[], vectors: readonly Float32Array[]) => {
  let first = 0;
  const byRole = names.map((own) => {
    first += own.length;
    return vectors.slice(first - own.length, first);
  });
  const toSpace = learnNameSpace(byRole);
  const spaced = byRole.map((own) => own.map(toSpace));
  const means = spaced.map(unitSum);
  return (vector: Float32Array) => {
    const own = toSpace(vector);
    return spaced.map((all, role) => {
      const near = ROLE_MEANING_WEIGHT * product(own, means[role] ?? own);
      return all.map((name) => product(own, name) + near);
    });
  };
};

/**
 * Finds the names of roles that a title means, in any language: by letters, and by meaning with the `vectors` of all names
 * (of `textOfTitle`, in their order). `names` are those of each role.
 */
export const nameFinder = (names: readonly (readonly string[])[], vectors?: readonly Float32Array[]): NameFinder => {
  const each = buildNameIndex(names.flatMap((own) => own.map((name) => [name])));
  const together = buildNameIndex(names.map((own) => [own.map(withoutAdditions).join(' ')]));
  const readMeaning = vectors && meaningReader(names, vectors);
  return (title, vector) => {
    const scores = titleScores(each, title).scores;
    const byRole = nameScores(together, withoutAdditions(title));
    const meanings = vector && readMeaning?.(vector);
    let name = 0;
    for (const [role, own] of names.entries()) {
      const first = name;
      let best = first;
      for (let nth = 0; nth < own.length; nth++, name++) {
        scores[name] =
          (scores[name] ?? 0) + TOGETHER_WEIGHT * (byRole[role] ?? 0) + MEANING_WEIGHT * (meanings?.[role]?.[nth] ?? 0);
        if ((scores[name] ?? 0) > (scores[best] ?? 0)) best = name;
      }
      for (let other = first; other < name; other++)
        if (other !== best) scores[other] = (scores[other] ?? 0) - AFTER_ALL;
    }
    return scores;
  };
};
