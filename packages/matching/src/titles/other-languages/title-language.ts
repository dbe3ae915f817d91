import { tokens } from '../../reading/tokens';

/**
 * Words of job titles in a language and their English ones, folded to ASCII: `word=english; …`. A head names the job, a
 * field tells what it is about; a phrase has two or more words without the small ones.
 */
export interface TitleWords {
  phrases: string;
  heads: string;
  fields: string;
  /** Endings of female forms and what replaces them. */
  feminine: [ending: string, male: string][];
  /** Letters between the parts of a compound; empty in languages without compounds. */
  joints: string[];
  smallWords: string;
}

const toMap = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .map((one) => one.trim().split('='))
      .flatMap(([word, english]) => (word && english ? [[word, english]] : [])),
  );

const SHORTEST_PART = 3;
const LONGEST_PHRASE = 4;

/** A word, and its male forms if it ends as a female one. */
const formsOf = (word: string, feminine: TitleWords['feminine']): string[] => [
  word,
  ...feminine.filter(([ending]) => word.endsWith(ending)).map(([ending, male]) => word.slice(0, -ending.length) + male),
];

/** Words that are titles, or parts of them, in English too: they do not make a title foreign. */
const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  `administrator agent analyst animator architect arts assistant auditor barista capo charge chauffeur chef commercial conductor
  consultant controller coordinator dentist designer director docent employee manager masseur meister monteur notary operator planer planner
  professor programmer receptionist recruiter supervisor trainer`.split(/\s+/),
);

/** A title translated to English, and how many of its words the lists of the language have. */
export interface TitleReading {
  english: string;
  known: number;
}

/** Translates a title. Undefined if it has no job title of the language, or only those that are English words too. */
export type TitleReader = (title: string) => TitleReading | undefined;

/** One or more words of a title: the English job title (`head`) or field they mean. Unknown words are fields as they are. */
interface Part {
  head?: string;
  field?: string;
  words: number;
  isForeign: boolean;
}

export const titleReader = (words: TitleWords): TitleReader => {
  const [phrases, heads, fields] = [toMap(words.phrases), toMap(words.heads), toMap(words.fields)];
  const small = new Set(words.smallWords.split(' '));
  const find = (map: ReadonlyMap<string, string>, word: string) =>
    formsOf(word, words.feminine)
      .map((form) => map.get(form))
      .find((english) => english !== undefined);

  /** `Vertriebsleiter`: a field before a head. */
  const readCompound = (word: string): Part | undefined => {
    if (!words.joints.length) return undefined;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const head = find(heads, word.slice(at));
      const first = word.slice(0, at);
      const field = words.joints
        .filter((joint) => first.endsWith(joint))
        .map((joint) => fields.get(first.slice(0, first.length - joint.length)))
        .find((english) => english !== undefined);
      if (head !== undefined && field !== undefined) return { head, field, words: 1, isForeign: true };
    }
    return undefined;
  };

  const readPhrase = (all: readonly string[], at: number): Part | undefined => {
    for (let count = Math.min(LONGEST_PHRASE, all.length - at); count > 1; count--) {
      const own = all.slice(at, at + count);
      const male = own.map((word) => formsOf(word, words.feminine).at(1) ?? word);
      const firstMale = [male[0], ...own.slice(1)];
      const head = [own, firstMale, male].map((form) => phrases.get(form.join(' '))).find((one) => one !== undefined);
      if (head !== undefined) return { head, words: count, isForeign: true };
    }
    return undefined;
  };

  const readWord = (word: string): Part => {
    const head = find(heads, word);
    if (head !== undefined) return { head, words: 1, isForeign: head !== word && !ALSO_ENGLISH.has(word) };
    const field = find(fields, word);
    return readCompound(word) ?? { field: field ?? word, words: field === undefined ? 0 : 1, isForeign: false };
  };

  return (title) => {
    const all = tokens(title)
      .map(({ text }) => text)
      .filter((word) => !small.has(word));
    const parts: Part[] = [];
    for (let at = 0; at < all.length; ) {
      const part = readPhrase(all, at) ?? readWord(all[at] ?? '');
      parts.push(part);
      at += Math.max(1, part.words);
    }
    if (!parts.some(({ isForeign }) => isForeign)) return undefined;
    const about = parts.flatMap(({ field }) => field ?? []);
    const jobs = parts.flatMap(({ head }) => head ?? []);
    return {
      english: [...new Set([...about, ...jobs])].join(' '),
      known: parts.reduce((sum, part) => sum + part.words, 0),
    };
  };
};
