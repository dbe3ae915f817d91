import { tokens } from '../reading/tokens';
import { isGermanTitle } from './other-languages/to-english';

const NUMERALS: ReadonlySet<string> = new Set('i ii iii iv v 1 2 3'.split(' '));

/** Words of rank or scope, unless the job itself has this name: "teaching assistant", "team lead", "army general". */
const RANKS: ReadonlySet<string> = new Set([
  ...'senior junior midweight principal chief lead leading head assistant associate deputy'.split(' '),
  ...'vice president vp trainee graduate intern general'.split(' '),
  ...NUMERALS,
]);

/** Start of a job's field: "Collection Manager, Botany", "Data Manager of the Museum". */
const FIELD = /[,;:(|]|\s[-–—]\s|\s(?:of|for|in|at|to)\s/i;
/** In German titles "in" begins what the work is: "Helfer in der Küche". */
const GERMAN_FIELD = /[,;:(|]|\s[-–—]\s/;

/** Words that name a job only together with its field: "Head of Design", "Director, Research". */
const BARE: ReadonlySet<string> = new Set(
  `${[...RANKS].join(' ')} manager director president executive officer supervisor leader team coordinator specialist expert
  analyst engineer consultant adviser advisor administrator technician scientist researcher worker member staff professor
  superintendent the and of`.split(/\s+/),
);

/** Weight of a word of rank. */
export const RANK_WEIGHT = 0.3;

/** The part of a title before its field, or the whole title if that part alone does not name the work. */
export function readTitleWithoutField(title: string): string {
  const post = cutField(title);
  const namesWork = tokens(post).some(({ text }) => !BARE.has(text) && !BARE.has(text.replace(/s$/, '')));
  return namesWork ? post : title;
}

/** The weight of each word of a title: words of rank count less, unless they are the last word before the field. */
export function wordWeights(title: string): number[] {
  const words = tokens(title);
  const post = tokens(cutField(title)).map(({ text }) => text);
  const last = post.length > 1 ? post.findLastIndex((word) => !NUMERALS.has(word)) : -1;
  const onlyRanks = words.every(({ text }) => RANKS.has(text));
  return words.map(({ text }, index) => (RANKS.has(text) && index !== last && !onlyRanks ? RANK_WEIGHT : 1));
}

const cutField = (title: string): string => (title.split(isGermanTitle(title) ? GERMAN_FIELD : FIELD)[0] ?? '').trim();
