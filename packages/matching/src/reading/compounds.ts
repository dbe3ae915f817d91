import { stemmer } from '@orama/stemmers/german';

/** Marks where a compound is divided: it ends a word, and nobody sees it. */
const SOFT_HYPHEN = '\u00ad';
const LETTERS = /\p{L}+/gu;
const SHORTEST_PART = 4;
/** What German puts between two parts. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

const countWords = (names: Iterable<string>) => {
  const [words, stems] = [new Map<string, number>(), new Map<string, number>()];
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const name of names)
    for (const [word] of name.toLowerCase().matchAll(LETTERS)) {
      if (word.length < SHORTEST_PART) continue;
      count(words, word);
      count(stems, stemmer(word));
    }
  return { words, stems };
};

/**
 * Divides German compounds of two words that the names of a library have, each in another form if need be: 'Produktionsplanung' at
 * 'planung', as there are 'Produktion' and 'planen'. Of several places it takes that with the most frequent words. Returns the text with
 * soft hyphens.
 */
export const compoundSplitter = (names: Iterable<string>): ((text: string) => string) => {
  const { words, stems } = countWords(names);
  const known = new Map<string, number | undefined>();
  const countFirst = (part: string) => Math.max(...['', 'e', 'en'].map((ending) => words.get(part + ending) ?? 0));
  const findPlace = (word: string): number | undefined => {
    let [place, most]: [number | undefined, number] = [undefined, 0];
    for (let index = SHORTEST_PART; index <= word.length - SHORTEST_PART; index += 1) {
      const second = stems.get(stemmer(word.slice(index))) ?? 0;
      if (!second) continue;
      const head = word.slice(0, index);
      for (const link of LINKS) {
        if (!head.endsWith(link) || head.length - link.length < SHORTEST_PART) continue;
        const both = second * countFirst(head.slice(0, head.length - link.length));
        if (both > most) [place, most] = [index, both];
      }
    }
    return place;
  };
  return (text) =>
    text.replace(LETTERS, (written) => {
      const word = written.toLowerCase();
      if (word.length < 2 * SHORTEST_PART || word.length !== written.length) return written;
      if (!known.has(word)) known.set(word, findPlace(word));
      const place = known.get(word);
      return place === undefined ? written : `${written.slice(0, place)}${SOFT_HYPHEN}${written.slice(place)}`;
    });
};

/** A text without the marks of `compoundSplitter`. */
export const joinCompounds = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');

interface Evidence {
  sentence: string;
  marks: { start: number; end: number }[];
  name?: string;
}

/** A sentence and the name in it without these marks; offsets are moved. */
export const joinEvidence = <T extends Evidence>(evidence: T): T => {
  const { sentence, name } = evidence;
  const move = (offset: number) => joinCompounds(sentence.slice(0, offset)).length;
  const marks = evidence.marks.map(({ start, end }) => ({ start: move(start), end: move(end) }));
  return {
    ...evidence,
    sentence: joinCompounds(sentence),
    marks,
    ...(name !== undefined && { name: joinCompounds(name) }),
  };
};
