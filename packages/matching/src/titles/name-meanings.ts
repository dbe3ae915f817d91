import { type CompactRows, compactProducts, compactRows, looseRows } from '../vectors/compact-rows';
import { addScaled, normalise, product } from '../vectors/dense';
import { LEARNED_FROM, learnNameSpace, type ToNameSpace } from './name-space';

/** Weight of the mean of a role's names beside the nearest one. */
const MEAN_WEIGHT = 0.5;
/** The space is learned again when there are so many times the names that it was learned from. */
const GROWTH = 1.5;

/**
 * The names of a role: as the model gives them, their mean, and in the space learned from the library, once they were compared
 * there.
 */
type NamesOfRole = {
  given: CompactRows;
  mean: Float32Array;
  spaced?: { names: CompactRows; sumLength: number };
};

/** How near a title is to the names of roles, by id; undefined for a role without vectors, or with those of another model. */
export type NameNearness = {
  /** Cosine of the nearest name plus half the cosine of the mean of all, in the learned space: at most 1.5. */
  of: (roleId: number) => number | undefined;
  /** Cosine of the mean of all names as the model gives them: fast enough for all roles. */
  ofMean: (roleId: number) => number | undefined;
};

const sumOf = (vectors: readonly Float32Array[], width: number): Float32Array => {
  const sum = new Float32Array(width);
  for (const vector of vectors) addScaled(sum, vector, 1);
  return sum;
};

const toSpaced = ({ given }: NamesOfRole, toSpace: ToNameSpace): NonNullable<NamesOfRole['spaced']> => {
  const vectors = looseRows(given).map(toSpace);
  const sum = sumOf(vectors, given.width);
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
      const mean = sumOf(vectors, vectors[0]?.length ?? 0);
      normalise(mean);
      roles.set(roleId, { given: compactRows(vectors), mean });
    },

    /** Learns the space, when there are clearly more names than it was learned from: about a second. */
    learn,

    /** Compares a title's unit vector with the roles. */
    compare(vector: Float32Array): NameNearness {
      learn();
      let own: Float32Array | undefined;
      const find = (roleId: number) => {
        const role = roles.get(roleId);
        return role?.given.width === vector.length ? role : undefined;
      };
      return {
        of(roleId) {
          const role = find(roleId);
          if (!role) return undefined;
          own ??= toSpace(vector);
          role.spaced ??= toSpaced(role, toSpace);
          const cosines = compactProducts(role.spaced.names, own);
          const sum = cosines.reduce((all, cosine) => all + cosine, 0);
          return Math.max(...cosines) + (MEAN_WEIGHT * sum) / role.spaced.sumLength;
        },
        ofMean(roleId) {
          const role = find(roleId);
          return role && product(role.mean, vector);
        },
      };
    },
  };
};
export type NameMeanings = ReturnType<typeof nameMeanings>;
