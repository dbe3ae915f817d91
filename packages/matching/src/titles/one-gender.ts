import { fold } from '../reading/fold';

/** What two forms of a word have after their common beginning: `Klempner`, `Klempnerin`; `acteur`, `actrice`. */
const ENDINGS: ReadonlySet<string> = new Set(
  [
    [' in', ' innen', 'e in', 'er in', 'r ', 'e ', 'er e', 'mann frau', 'manner frauen', 'leute frau'],
    [' e', ' ne', ' le', ' te', ' fe', 'r se', 'eur rice', 'er rice', 'f ve', 'x se', 'c que', ' sse', 'e sse'],
    [' a', 'o a', 'e a', 'or riz', 'os as', 'ores as', 'es as', 'or rice', 'ore rice', 'e essa', ' essa'],
    [' s', ' es', 's es'],
  ].flatMap((pairs) =>
    pairs.flatMap((pair) => {
      const [male = '', female = ''] = pair.split(' ');
      return [`${male} ${female}`, `${female} ${male}`];
    }),
  ),
);
const SHORTEST_BEGINNING = 3;

/** `same`: an equal word; `other`: the same word in another gender. */
const compareForms = (form: string, otherForm: string): 'same' | 'other' | undefined => {
  if (form === otherForm) return 'same';
  let common = 0;
  while (common < form.length && form[common] === otherForm[common]) common++;
  if (common < SHORTEST_BEGINNING) return undefined;
  return ENDINGS.has(`${form.slice(common)} ${otherForm.slice(common)}`) ? 'other' : undefined;
};

const WORD = /[\p{L}\p{M}\p{N}’'-]+/gu;
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words of `part` that `before` does not have in any gender; undefined if none is there in another gender. */
const newWords = (part: string, before: readonly string[]): string[] | undefined => {
  const forms = wordsOf(part).map((word) => ({
    word,
    kinds: new Set(before.map((other) => compareForms(fold(other), fold(word)))),
  }));
  if (!forms.some(({ kinds }) => kinds.has('other') && !kinds.has('same'))) return undefined;
  return forms.filter(({ kinds }) => !kinds.has('same') && !kinds.has('other')).map(({ word }) => word);
};

/**
 * A title that names both genders, with the first one only: `Agent / Agente de sécurité` becomes `Agent de sécurité`. Parts
 * after a slash that name something else stay.
 */
export const withOneGender = (title: string): string => {
  const [first = '', ...parts] = title.split('/');
  return parts.reduce((text, part) => {
    const more = newWords(part, wordsOf(text));
    return more ? [text.trimEnd(), ...more].join(' ') : `${text}/${part}`;
  }, first);
};
