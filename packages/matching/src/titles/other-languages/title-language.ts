import type { Span } from '../../reading/sentences';
import { tokens } from '../../reading/tokens';
import { readWordPairs } from '../word-pairs';
import { ALSO_ENGLISH, formsOf, SHORTEST_PART } from './word-forms';

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
  /** Endings of job titles that the language shares with English, and the English ones: `ologe`, `ologist`. */
  cognates?: [ending: string, english: string][];
  /** Letters that English writes in another way in words of the same origin: `k`, `c`. */
  spellings?: [own: string, english: string][];
  /** Letters between the parts of a compound; empty in languages without compounds. */
  joints: string[];
  smallWords: string;
  /** Abbreviations and the words they stand for, `ltr=leiter`; none that are words of another language. */
  abbreviations?: string;
}

const LONGEST_PHRASE = 4;
/** Length of a job title at the end of a compound whose beginning is unknown. */
const SHORTEST_ALONE = 6;

/** What one or more words of a title, from `start` to `end`, mean in English. */
export type ReadWords = Span & { english: string };

/** A title translated to English, how many of its words the lists of the language have, and what each of them means. */
export interface TitleReading {
  english: string;
  known: number;
  words: ReadWords[];
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
  const [heads, fields] = [readWordPairs(words.heads), readWordPairs(words.fields)];
  const small = new Set(words.smallWords.split(' '));
  const abbreviations = readWordPairs(words.abbreviations ?? '');
  /** The same for all forms of the words of a phrase. */
  const toKey = (all: readonly string[]) => all.map((word) => formsOf(word, words.feminine).at(-1)).join(' ');
  const phrases = new Map(
    [...readWordPairs(words.phrases)].map(([phrase, english]) => [toKey(phrase.split(' ')), english]),
  );
  const find = (map: ReadonlyMap<string, string>, word: string) =>
    formsOf(word, words.feminine).flatMap((form) => {
      const english = map.get(form);
      return english === undefined ? [] : [{ form, english }];
    })[0];

  /** An English job title, or one that only the spelling keeps from being one: `manager`, `koordinator`. */
  const readInternational = (word: string) => {
    for (const form of formsOf(word, words.feminine)) {
      const spelled = [form, ...(words.spellings ?? []).map(([own, english]) => form.replaceAll(own, english))];
      const english = spelled.find((spelling) => ALSO_ENGLISH.has(spelling));
      if (english !== undefined) return { form, english };
    }
    return undefined;
  };

  const isEnglish = (word: string) => formsOf(word, words.feminine).some((form) => ALSO_ENGLISH.has(form));

  const readField = (word: string): string | undefined =>
    words.joints
      .filter((joint) => word.endsWith(joint))
      .map((joint) => fields.get(word.slice(0, word.length - joint.length)))
      .find((english) => english !== undefined);

  /** `Vertriebsleiter`: a field before a head; `Betriebstechnik`: a field before another one. */
  const readCompound = (word: string): Part | undefined => {
    if (!words.joints.length) return undefined;
    const cuts = Array.from(
      { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
      (_, index) => index + SHORTEST_PART,
    );
    for (const cut of cuts) {
      const end = word.slice(cut);
      const [field, head] = [readField(word.slice(0, cut)), find(heads, end) ?? readInternational(end)];
      if (head && head.form.length > SHORTEST_PART && field !== undefined)
        return { head: head.english, field, words: 1, isForeign: true };
    }
    for (const cut of cuts) {
      const [first, second] = [readField(word.slice(0, cut)), fields.get(word.slice(cut))];
      if (first !== undefined && second !== undefined)
        return { field: `${first} ${second}`, words: 1, isForeign: false };
    }
    // `Stahlbauschlosser`: what is before the head is unknown.
    const last = cuts
      .map((cut) => find(heads, word.slice(cut)))
      .find((head) => head && head.form.length >= SHORTEST_ALONE);
    return last && { head: last.english, field: word.slice(0, word.lastIndexOf(last.form)), words: 1, isForeign: true };
  };

  const readPhrase = (all: readonly string[], index: number): Part | undefined => {
    for (let count = Math.min(LONGEST_PHRASE, all.length - index); count > 1; count--) {
      const own = all.slice(index, index + count);
      const head = phrases.get(toKey(own));
      if (head !== undefined && !own.every(isEnglish)) return { head, words: count, isForeign: true };
    }
    return undefined;
  };

  const readCognate = (word: string): Part | undefined => {
    // `astronomer` is English.
    if (word.endsWith('er')) return undefined;
    for (const form of formsOf(word, words.feminine))
      for (const [ending, english] of words.cognates ?? [])
        if (form.length >= ending.length + 2 && form.endsWith(ending))
          return { head: form.slice(0, -ending.length) + english, words: 1, isForeign: true };
    return undefined;
  };

  const readWord = (word: string): Part => {
    const head = find(heads, word);
    if (head) {
      return { head: head.english, words: 1, isForeign: head.english !== head.form && !isEnglish(word) };
    }
    const field = find(fields, word)?.english;
    if (field !== undefined) return { field, words: 1, isForeign: false };
    const international = readInternational(word);
    if (international && international.english !== international.form)
      return { head: international.english, words: 1, isForeign: true };
    return readCompound(word) ?? readCognate(word) ?? { field: word, words: 0, isForeign: false };
  };

  return (title) => {
    const own = tokens(title)
      .map((token) => ({ ...token, text: abbreviations.get(token.text) ?? token.text }))
      .filter(({ text }) => !small.has(text));
    const all = own.map(({ text }) => text);
    const parts: (Part & Span)[] = [];
    for (let index = 0; index < all.length; ) {
      const part = readPhrase(all, index) ?? readWord(all[index] ?? '');
      const next = index + Math.max(1, part.words);
      parts.push({ ...part, start: own[index]?.start ?? 0, end: own[next - 1]?.end ?? 0 });
      index = next;
    }
    if (!parts.some(({ isForeign }) => isForeign)) return undefined;
    const about = parts.flatMap(({ field }) => field ?? []);
    const jobs = parts.flatMap(({ head }) => head ?? []);
    return {
      english: [...new Set([...about, ...jobs])].join(' '),
      known: parts.reduce((sum, part) => sum + part.words, 0),
      words: parts.map(({ field = '', head = '', start, end }) => ({ english: `${field} ${head}`.trim(), start, end })),
    };
  };
};
