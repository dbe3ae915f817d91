import { stem } from '../reading/stem';
import { STOP_WORDS } from '../reading/stop-words';
import type { Term } from '../reading/terms';
import { tokens } from '../reading/tokens';

/**
 * Levels of responsibility, lowest first, with the words that state them. The number of a level is its index. Expert
 * levels (senior, principal, I to IV) count like the profession, because libraries rarely distinguish them.
 */
const WORDS: readonly string[] = [
  'trainee apprentice intern student',
  'assistant aide helper attendant labourer laborer clerk operative worker operator orderly tender setter loader cleaner',
  'technician officer representative agent mechanic installer repairer coordinator associate',
  'specialist technologist analyst engineer scientist architect consultant adviser advisor planner teacher professor lecturer physician senior',
  'supervisor foreman lead leader principal overseer',
  'manager superintendent administrator',
  'head director chief president executive',
];

const LEVELS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, level) => words.split(' ').map((word): [string, number] => [word, level])),
);
const LEVEL_STEMS: ReadonlySet<string> = new Set([...LEVELS.keys()].map(stem));

const NUMERALS: ReadonlySet<string> = new Set(['i', 'ii', 'iii', 'iv', 'v', 'junior', 'assist'].map(stem));

/** The terms of a title without words of level; all terms if none would be left. */
export function withoutLevel(title: readonly Term[]): Term[] {
  const work = title.filter(
    (term) => !LEVEL_STEMS.has(term.text) && !NUMERALS.has(term.text) && !STOP_WORDS.has(term.text),
  );
  return work.length > 0 ? work : [...title];
}

/** Before a word of a leading level, these words mean one level below it: assistant manager, deputy director. */
const BELOW: ReadonlySet<string> = new Set(['assistant', 'deputy', 'associate', 'vice']);
const LEADING_LEVEL = 4;

/** Text after a comma, a bracket or "except" names the field, not the level. */
const FIELD = /[,(]|\bexcept\b/i;

/** The level that a title states, 0 (trainee) to 6 (director); undefined when it states none. */
export function readLevel(title: string): number | undefined {
  const [post = ''] = title.split(FIELD);
  // Words, not stems: management is a field, manager a level.
  const words = tokens(post).map((token) => singular(token.text));
  const statedLevels = words.flatMap((word) => LEVELS.get(word) ?? []);
  if (statedLevels.length === 0) return undefined;
  const highest = Math.max(...statedLevels);
  return highest >= LEADING_LEVEL && BELOW.has(words[0] ?? '') ? highest - 1 : highest;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Neighbouring levels cost nothing: they are often two names for one job. */
const FREE_DISTANCE = 1;
/** Distance beyond the free one at which the agreement is 0. */
const WIDTH = 1;
/** Additional cost if only an alternative name agrees. */
const BY_ALTERNATIVE = 0.25;

/** The levels of a role's label and of its alternative names. */
export type RoleLevels = { label: number | undefined; alternatives: readonly number[] };

/** The levels stated by a role's names, its label first. */
export function readRoleLevels([label = '', ...alternatives]: readonly string[]): RoleLevels {
  return { label: readLevel(label), alternatives: [...new Set(alternatives.flatMap((name) => readLevel(name) ?? []))] };
}

/** How well the stated level agrees with a role's, 0..1; 1 when either states none. */
export function levelAgreement(statedLevel: number | undefined, role: RoleLevels): number {
  if (statedLevel === undefined || role.label === undefined) return 1;
  const costs = [
    distanceCost(statedLevel, role.label),
    ...role.alternatives.map((level) => distanceCost(statedLevel, level) + BY_ALTERNATIVE),
  ];
  return 1 - Math.min(1, ...costs);
}

function distanceCost(a: number, b: number): number {
  return Math.min(1, Math.max(0, Math.abs(a - b) - FREE_DISTANCE) / WIDTH);
}
