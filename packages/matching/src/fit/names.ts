import { withoutLevel } from '../level/level';
import type { MatchIndex } from '../match-index';
import { countTerms, type Term, type TermCounts, termReader } from '../reading/terms';
import { rowSum } from '../sparse-rows';
import { rarity, type TermIndex, termDocuments } from '../words/term-index';

/** Cosine of the title's subject and the role's nearest name. */
export function nearestMeaning(index: MatchIndex, title: readonly Term[], role: number): number {
  const { space, nameWords } = index;
  const vector = space.encode(countTerms(withoutLevel(title)));
  const { firstName } = index.nameGrams;
  let best = 0;
  for (let name = firstName[role] ?? 0; name < (firstName[role + 1] ?? 0); name++) {
    best = Math.max(
      best,
      rowSum(nameWords, name, (word) => space.wordProduct(word, vector)),
    );
  }
  return Math.min(1, best);
}

/**
 * Share of common words of the title's subject and a role's nearest name (0..1), without words of level; rare words
 * weigh more.
 */
export function sharedNameWords(index: MatchIndex, title: readonly Term[], role: number): number {
  const reader = termReader();
  const titleSubject = toSubject(title);
  const shares = (index.names[role] ?? []).map((name) => {
    const words = toSubject(reader.title(name));
    const total = weigh(index.nameTerms, titleSubject) + weigh(index.nameTerms, words);
    const common = titleSubject.filter((word) => words.includes(word));
    return total > 0 ? (2 * weigh(index.nameTerms, common)) / total : 0;
  });
  return Math.max(0, ...shares);
}

/** Factor for a name whose last word, which usually names the work, is not in the title. */
const WITHOUT_LAST_WORD = 0.5;

/** Share of a role's name that is in the title (0..1), for its best name; rare words weigh more. */
export function nameShareInTitle(index: MatchIndex, title: readonly Term[], role: number): number {
  const reader = termReader();
  const titleWords = new Set(title.map(({ text }) => text));
  const shares = (index.names[role] ?? []).map((name) => {
    const words = reader.title(name).map(({ text }) => text);
    const total = weigh(index.nameTerms, words);
    const common = words.filter((word) => titleWords.has(word));
    const share = total > 0 ? weigh(index.nameTerms, common) / total : 0;
    return titleWords.has(words.at(-1) ?? '') ? share : WITHOUT_LAST_WORD * share;
  });
  return Math.max(0, ...shares);
}

/** Share of the title's subject that occurs in names of roles that may be suggested (0..1). */
export function knownSubjectShare(index: MatchIndex, title: readonly Term[], allowed: Uint8Array): number {
  const words = toSubject(title);
  const knownWords = words.filter((word) => termDocuments(index.nameTerms, word).some((role) => allowed[role] === 1));
  const total = weigh(index.nameTerms, words);
  return total > 0 ? weigh(index.nameTerms, knownWords) / total : 0;
}

/** Share of the role's label, without words of level, that the description contains (0..1). */
export function labelShare(index: MatchIndex, description: TermCounts, role: number): number {
  const words = toSubject(termReader().title(index.roles[role]?.label ?? ''));
  const total = weigh(index.terms, words);
  const common = words.filter((word) => description.has(word));
  return total > 0 ? weigh(index.terms, common) / total : 0;
}

const toSubject = (terms: readonly Term[]): string[] => [...new Set(withoutLevel(terms).map(({ text }) => text))];

const weigh = (index: TermIndex, words: readonly string[]): number =>
  words.reduce((sum, word) => sum + rarity(index, word), 0);
