import { type CompactRows, compactProducts, compactRows, looseRows } from '../vectors/compact-rows';
import { addScaled, product } from '../vectors/dense';
import { LEARNED_FROM, learnNameSpace, type ToNameSpace } from './name-space';

/** Weight of the mean of a role's names beside the nearest one. */
const MEAN_WEIGHT = 0.5;
/** The space is learned again when there are so many times the names that it was learned from. */
const GROWTH = 1.5;

/** The names of a role: as the model gives them, and in the space learned from the library, once they were compared there. */
type NamesOfRole = { given: CompactRows; spaced?: { names: CompactRows; sumLength: number } };

const toSpaced = ({ given }: NamesOfRole, toSpace: ToNameSpace): NonNullable<NamesOfRole['spaced']> => {
  const vectors = looseRows(given).map(toSpace);
  const sum = new Float32Array(given.width);
  for (const vector of vectors) addScaled(sum, vector, 1);
  return { names: compactRows(vectors), sumLength: Math.sqrt(product(sum, sum)) || 1 };
};

/**
 * How near titles are in meaning to the names of roles, by vectors of an embedding model, in a space that is learned from the
 * library (`learnNameSpace`).
 */
export const nameMeanings = () => {
  const roles = new Map<number, NamesOfRole>();
  let names = 0;
  let learnedFrom = 0;
  let toSpace: ToNameSpace = (vector) => vector;

  const learn = () => {
    if (!names || learnedFrom >= LEARNED_FROM || names < GROWTH * learnedFrom) return;
    // A sample over the whole library: neighbours are often alike.
    const every = Math.max(1, Math.ceil(names / LEARNED_FROM));
    const sample = [...roles.values()].filter((_, role) => role % every === 0);
    toSpace = learnNameSpace(sample.map(({ given }) => looseRows(given)));
    learnedFrom = names;
    for (const role of roles.values()) delete role.spaced;
  };

  return {
    /** Number of roles with vectors. */
    size: () => roles.size,

    /** Sets the unit vectors of all names of a role (of `textOfTitle`); undefined or none removes them. */
    set(roleId: number, vectors: readonly Float32Array[] | undefined) {
      names -= roles.get(roleId)?.given.scales.length ?? 0;
      roles.delete(roleId);
      if (!vectors?.length) return;
      names += vectors.length;
      roles.set(roleId, { given: compactRows(vectors) });
    },

    /** Learns the space, when there are clearly more names than it was learned from: about a second. */
    learn,

    /**
     * For a title's unit vector a function that returns how near a role is: cosine of the nearest name plus half the cosine of
     * the mean of all (at most 1.5). Undefined for a role without vectors, or with those of another model.
     */
    compare(vector: Float32Array): (roleId: number) => number | undefined {
      learn();
      let own: Float32Array | undefined;
      return (roleId) => {
        const role = roles.get(roleId);
        if (role?.given.width !== vector.length) return undefined;
        own ??= toSpace(vector);
        role.spaced ??= toSpaced(role, toSpace);
        const cosines = compactProducts(role.spaced.names, own);
        const sum = cosines.reduce((all, cosine) => all + cosine, 0);
        return Math.max(...cosines) + (MEAN_WEIGHT * sum) / role.spaced.sumLength;
      };
    },
  };
};
export type NameMeanings = ReturnType<typeof nameMeanings>;
