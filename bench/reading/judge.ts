import type { FieldOrigin } from '@skills-architect/contracts/personas';
import type { ReadResult } from '../../services/personas/src/job-descriptions/read-result';
import type { Gold } from './gold';

export const FIELDS = ['name', 'group', 'reporting', 'description', 'duties'] as const;
export type Field = (typeof FIELDS)[number];

/** The reader's value of a field, and whether it is marked as guessed. */
export interface Offer {
  value: string;
  guessed: boolean;
}
export type Offers = Record<Field, Offer>;

export interface Verdict {
  right: boolean;
  /** Token F1 of long texts. */
  f1?: number;
}

const DESCRIPTION_F1 = 0.8;
const DUTIES_F1 = 0.85;

/** Folds case, punctuation and ligatures. */
export const foldText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const tokens = (text: string) => foldText(text).split(' ').filter(Boolean);

/** Share of common tokens: harmonic mean of precision and recall. */
export const tokenF1 = (text: string, gold: string): number => {
  const own = tokens(text);
  const right = tokens(gold);
  if (own.length === 0 || right.length === 0) return own.length === right.length ? 1 : 0;
  const remaining = new Map<string, number>();
  for (const token of right) remaining.set(token, (remaining.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of own) {
    const count = remaining.get(token) ?? 0;
    if (count > 0) common += 1;
    remaining.set(token, count - 1);
  }
  return (2 * common) / (own.length + right.length);
};

const judgeLine = ({ value, guessed }: Offer, gold: (string | null)[]): Verdict => {
  const known = gold.flatMap((text) => (text ? [foldText(text)] : []));
  if (known.length === 0) return { right: guessed || value === '' };
  return { right: known.includes(foldText(value)) };
};

const judgeText = ({ value, guessed }: Offer, gold: string, minimum: number): Verdict => {
  if (!gold.trim()) return { right: guessed || value === '' };
  const f1 = tokenF1(value, gold);
  return { right: f1 >= minimum, f1 };
};

/** Compares the result with the annotation. */
export const judge = (offers: Offers, gold: Gold): Record<Field, Verdict> => ({
  name: judgeLine(offers.name, [gold.name, ...gold.nameAlternatives]),
  group: judgeLine(offers.group, [gold.department, ...gold.departmentAlternatives]),
  reporting: judgeLine(offers.reporting, [gold.reportingTo, ...(gold.reportingAlternatives ?? [])]),
  description: judgeText(offers.description, gold.description ?? '', DESCRIPTION_F1),
  duties: judgeText(offers.duties, (gold.responsibilities ?? []).join(' '), DUTIES_F1),
});

const NOTHING: Offer = { value: '', guessed: false };

/** The fields of a result; none for a file that was not read. */
export const toOffers = (result: ReadResult): Offers => {
  if (result.outcome !== 'read')
    return { name: NOTHING, group: NOTHING, reporting: NOTHING, description: NOTHING, duties: NOTHING };
  const { persona } = result;
  const { origins } = persona;
  const offer = (value: string, origin: FieldOrigin | undefined): Offer => ({
    value,
    guessed: origin?.kind === 'guessed',
  });
  return {
    name: offer(persona.personaName, origins?.personaName),
    group: offer(persona.personaGroupName || (persona.groupGuess ?? ''), origins?.groupName),
    reporting: offer(persona.reportingTo, origins?.reportingTo),
    description: offer(persona.roleDescription, origins?.roleDescription),
    duties: offer(persona.rolesAndResponsibilities.split('|').join(' '), origins?.rolesAndResponsibilities),
  };
};
