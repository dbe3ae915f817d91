import { type LanguageWords, wordsOf } from '../reading/language-words';
import { type Token, tokens } from '../reading/tokens';
import { isCapital, isEverydayWord } from './everyday-words';
import { type LevelWord, readLevel } from './level-words';
import { findProducts } from './product-names';
import { readSentences } from './read-sentences';

/** A skill of the library to look for; its own name is first. */
export interface NamedSkill {
  id: number;
  names: readonly string[];
}

/** How certainly a sentence asks for a skill. */
export type Certainty = 'clear' | 'likely' | 'possible';

/** A sentence that asks for a skill. */
export interface SkillEvidence {
  sentence: string;
  /** Offsets of the skill's words in the sentence. */
  marks: { start: number; end: number }[];
  level: LevelWord | undefined;
  /** The name that the sentence uses, and how certain that is; undefined for a tool without a skill of that name. */
  name?: string;
  sureness?: Certainty;
  /** 'meaning' if the marked passage says it in other words than `name`. */
  foundBy?: 'meaning';
}
export interface FoundSkill {
  id: number;
  /** The name by which the skill was found. */
  name: string;
  sureness: Certainty;
  evidence: SkillEvidence[];
}
export interface UnknownTool {
  name: string;
  evidence: SkillEvidence[];
}

interface Pattern {
  id: number;
  name: string;
  /** Folded words, and their stems. */
  words: string[];
  stems: string[];
  /** The distinct stems without function words. */
  contentStems: string[];
  isOwnName: boolean;
}

const MAX_WORDS = 10;
/** Many libraries write only proper names with a capital: 'Python', but 'mathematics'. */
const STARTS_WITH_CAPITAL = /^\p{Lu}/u;
/** Maximum words between the scattered words of a name; for names of two words these must be joining words. */
const MAX_SCATTERED = 4;
/** 'Java (computer programming)' is also found as 'Java'. */
const withoutBrackets = (name: string) => (name.endsWith(')') ? name.slice(0, name.lastIndexOf('(')) : name);

const toPatterns = ({ id, names }: NamedSkill, { stem, stopWords }: LanguageWords): Pattern[] =>
  names.flatMap((name, index) =>
    [...new Set([name, withoutBrackets(name)])].map((text) => {
      const words = tokens(text).map((token) => token.text);
      const stems = words.map(stem);
      const contentStems = [...new Set(stems.filter((_, position) => !stopWords.has(words[position] ?? '')))];
      return { id, name: names[index] ?? text, words, stems, contentStems, isOwnName: index === 0 };
    }),
  );

interface Hit {
  pattern: Pattern;
  sureness: Certainty;
  marks: { start: number; end: number }[];
}

/** Equal words except for a plural s; 'plans' is not 'planning'. */
const isSameWord = (a: string, b: string) => a === b || `${a}s` === b || a === `${b}s`;

const fitsAsOneWord = (sentence: string, pattern: Pattern, token: Token, first: Token | undefined) => {
  const [word = ''] = pattern.words;
  if (!isSameWord(word, token.text)) return false;
  return (word.length > 2 && !isEverydayWord(word)) || isCapital(sentence, token, first);
};

const groupByFirstStem = (patterns: readonly Pattern[]) => {
  const byStem = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const [first] = pattern.stems;
    if (first === undefined || pattern.stems.length > MAX_WORDS) continue;
    const list = byStem.get(first);
    if (list) list.push(pattern);
    else byStem.set(first, [pattern]);
  }
  return byStem;
};

/** An alternative name of one word often has another meaning, unless it is capitalised. */
const rateCertainty = ({ words, isOwnName }: Pattern, isExact: boolean, isWrittenAsName: boolean): Certainty => {
  if (words.length === 1 && !isOwnName) return isWrittenAsName ? 'likely' : 'possible';
  return isExact ? 'clear' : 'likely';
};

const findPhrases = (sentence: string, words: Token[], stems: string[], index: Map<string, Pattern[]>): Hit[] => {
  const hits: Hit[] = [];
  for (const [position, token] of words.entries())
    for (const pattern of index.get(stems[position] ?? '') ?? []) {
      const last = words[position + pattern.stems.length - 1];
      if (!last || !pattern.stems.every((stem, step) => stems[position + step] === stem)) continue;
      if (pattern.stems.length === 1 && !fitsAsOneWord(sentence, pattern, token, words[0])) continue;
      const isExact = pattern.words.every((word, step) => isSameWord(word, words[position + step]?.text ?? ''));
      hits.push({
        pattern,
        sureness: rateCertainty(pattern, isExact, isCapital(sentence, token, words[0])),
        marks: [{ start: token.start, end: last.end }],
      });
    }
  // Drops hits inside longer ones: 'project management software' is not also 'project management'.
  const isInside = ({ marks: [mark] }: Hit) =>
    hits.some(({ marks: [other] }) => {
      if (!mark || !other) return false;
      return other.start <= mark.start && other.end >= mark.end && other.end - other.start > mark.end - mark.start;
    });
  return hits.filter((hit) => !isInside(hit));
};

/** Names whose content words all occur near each other in the sentence, in any order. */
const findScattered = (
  words: Token[],
  stems: string[],
  patterns: readonly Pattern[],
  { joining }: LanguageWords,
): Hit[] => {
  const stemSet = new Set(stems);
  return patterns.flatMap((pattern): Hit[] => {
    const { contentStems } = pattern;
    if (contentStems.length < 2 || !contentStems.every((stem) => stemSet.has(stem))) return [];
    const positions = contentStems.map((stem) => stems.indexOf(stem)).sort((a, b) => a - b);
    const width = (positions.at(-1) ?? 0) - (positions[0] ?? 0) + 1;
    if (width > contentStems.length + MAX_SCATTERED) return [];
    const between = words.slice((positions[0] ?? 0) + 1, positions.at(-1));
    if (contentStems.length === 2 && !between.every(({ text }) => joining.has(text))) return [];
    const marks = positions.flatMap((position) => {
      const token = words[position];
      return token ? [{ start: token.start, end: token.end }] : [];
    });
    return [{ pattern, sureness: contentStems.length > 2 ? 'likely' : 'possible', marks }];
  });
};

/** Whether a phrase contains all words of a hit. */
const covers = ({ marks: [phrase] }: Hit, { marks }: Hit) =>
  phrase !== undefined && marks.every(({ start, end }) => start >= phrase.start && end <= phrase.end);

const CERTAINTY_ORDER: readonly Certainty[] = ['possible', 'likely', 'clear'];
const chooseMoreCertain = (a: Certainty, b: Certainty) =>
  CERTAINTY_ORDER.indexOf(a) >= CERTAINTY_ORDER.indexOf(b) ? a : b;

/** One hit per skill in a sentence: the most certain, otherwise the first. */
const keepBestHits = (hits: readonly Hit[]): Hit[] => {
  const best = new Map<number, Hit>();
  for (const hit of hits) {
    const existing = best.get(hit.pattern.id);
    if (
      !existing ||
      (existing.sureness !== hit.sureness && chooseMoreCertain(existing.sureness, hit.sureness) === hit.sureness)
    )
      best.set(hit.pattern.id, hit);
  }
  return [...best.values()];
};

/**
 * The skills that texts ask for by name, alternative name or all words of a name, with these sentences; and the tools
 * in texts without a skill of that name. `library` only needs skills whose names consist of words of the texts
 * (`candidateWords`).
 */
export const findSkills = (
  texts: readonly string[],
  library: readonly NamedSkill[],
  language: LanguageWords = wordsOf('en'),
): { skills: FoundSkill[]; unknown: UnknownTool[] } => {
  const patterns = library.flatMap((skill) => toPatterns(skill, language)).filter(({ words }) => words.length > 0);
  const index = groupByFirstStem(patterns);
  const skills = new Map<number, FoundSkill>();
  const unknown = new Map<string, UnknownTool>();
  for (const text of texts)
    for (const { text: sentence, searched } of readSentences(text)) {
      const words = tokens(searched);
      const stems = words.map(({ text: word }) => language.stem(word));
      const phrases = findPhrases(searched, words, stems, index);
      const scattered = findScattered(words, stems, patterns, language).filter(
        (hit) => !phrases.some((phrase) => covers(phrase, hit)),
      );
      const hits = keepBestHits([...phrases, ...scattered]);
      const certainHits = hits.filter(({ sureness }) => sureness !== 'possible');
      const skillPositions = certainHits.flatMap(({ marks }) => marks);
      const properNamePositions = certainHits
        .filter(({ pattern: { name } }) => STARTS_WITH_CAPITAL.test(name))
        .flatMap(({ marks }) => marks);
      const products = findProducts(searched, properNamePositions);
      const evidenceAt = (marks: { start: number; end: number }[]): SkillEvidence => {
        const position = { start: marks[0]?.start ?? 0, end: marks.at(-1)?.end ?? 0 };
        return { sentence, marks, level: readLevel(searched, words, position, [...skillPositions, ...products]) };
      };
      for (const { pattern, sureness, marks } of hits) {
        const { id, name } = pattern;
        const existing = skills.get(id);
        const evidence = { ...evidenceAt(marks), name, sureness };
        if (existing) {
          existing.sureness = chooseMoreCertain(existing.sureness, sureness);
          existing.evidence.push(evidence);
        } else skills.set(id, { id, name, sureness, evidence: [evidence] });
      }
      for (const product of products) {
        if (skillPositions.some((mark) => mark.start < product.end && product.start < mark.end)) continue;
        const key = product.name.toLowerCase();
        const evidence = evidenceAt([{ start: product.start, end: product.end }]);
        const existing = unknown.get(key);
        if (existing) existing.evidence.push(evidence);
        else unknown.set(key, { name: product.name, evidence: [evidence] });
      }
    }
  return { skills: [...skills.values()], unknown: [...unknown.values()] };
};
