import { buildNameIndex, nameScores, titleScores } from './name-index';
import { isGermanTitle } from './other-languages/to-english';
import { withoutAdditions } from './title-additions';

/** Cosine in meaning of a title with a name (`name`) and with the mean of all names of its role (`role`). */
export interface NameMeaning {
  name: number;
  role: number;
}

/** The score of every name for a title, in the order of the roles and their names; `meaning` is by number of the name. */
export type NameFinder = (title: string, meaning?: (name: number) => NameMeaning) => Float32Array;

/**
 * A title or name as an embedding model reads it best: without additions and in lower case, because models tell `Cook` from
 * `cook`; German ones keep their capitals, unless all letters are.
 */
export const textOfTitle = (title: string): string => {
  const plain = withoutAdditions(title);
  return isGermanTitle(title) && /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
};

/** Weight of the similarity with all names of a role together: tells apart roles that share a name. */
const TOGETHER_WEIGHT = 0.3;
const ROLE_MEANING_WEIGHT = 0.5;
/** Weight of meaning: chosen on titles in five pairs of languages; between 0.5 and 2 the figures hardly change. */
const MEANING_WEIGHT = 1;

/**
 * Finds the names of roles that a title means, in any language: by letters, and if an embedding model gives it, by
 * meaning. `names` are those of each role.
 */
export const nameFinder = (names: readonly (readonly string[])[]): NameFinder => {
  const each = buildNameIndex(names.flatMap((own) => own.map((name) => [name])));
  const together = buildNameIndex(names.map((own) => [own.map(withoutAdditions).join(' ')]));
  const roleOf = names.flatMap((own, role) => own.map(() => role));
  return (title, meaning) => {
    const scores = titleScores(each, title).scores;
    const byRole = nameScores(together, withoutAdditions(title));
    for (let name = 0; name < scores.length; name++) {
      const near = meaning?.(name);
      const byMeaning = near ? near.name + ROLE_MEANING_WEIGHT * near.role : 0;
      scores[name] =
        (scores[name] ?? 0) + TOGETHER_WEIGHT * (byRole[roleOf[name] ?? 0] ?? 0) + MEANING_WEIGHT * byMeaning;
    }
    return scores;
  };
};
