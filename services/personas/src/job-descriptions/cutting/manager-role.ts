import { isLikeFullName, isPerson } from '@skills-architect/library-service-kit/people';
import { hasRoleNoun } from './role-nouns';
import { hasUnitNoun } from './unit-names';

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|dr|prof|sir|hon|rev|capt|lt|col|maj|sgt|gen|herr|frau|mme|monsieur|madame|sr|sra|dott|dhr|mevr)\.? +(?=\p{L})/iu;
const INITIALS = /^(?:\p{Lu}\.? ?){1,3}\p{Lu}[\p{L}'’-]+$/u;
const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;

/** A name without its forms of address, and whether it had any. */
const withoutHonorifics = (text: string): { name: string; isAddressed: boolean } => {
  let name = text;
  while (HONORIFIC.test(name)) name = name.replace(HONORIFIC, '');
  return { name, isAddressed: name !== text };
};

const namesPerson = (text: string): boolean => {
  const { name, isAddressed } = withoutHonorifics(text);
  if (hasRoleNoun(name) || hasUnitNoun(name)) return false;
  return isPerson(name) || (isAddressed && (isLikeFullName(name) || INITIALS.test(name) || ONE_NAME.test(name)));
};

/** What separates a role from the person who holds it. */
// recheck: the value is short
const BETWEEN = /\s*[,;/()]\s*|\s+[-–—|]\s+/;
/** Says that a person holds the role at present. */
// recheck: the value is short
const AT_PRESENT = /^(?:currently|presently|at present|zurzeit|derzeit|actuellement|actualmente)[: ]+/i;

interface Part {
  text: string;
  isPerson: boolean;
}

/** The parts of a value; a family name before a given one, "Smith, John", is one person. */
const partsOf = (value: string): Part[] => {
  const texts = value
    .split(BETWEEN)
    .map((text) => text.replace(AT_PRESENT, '').trim())
    .filter(Boolean);
  const isPair = (index: number) => {
    const [family = '', given = ''] = texts.slice(index, index + 2);
    return ONE_NAME.test(family) && !given.includes(' ') && namesPerson(`${family}, ${given}`);
  };
  return texts.map((text, index) => ({
    text,
    // One word alone beside a role is more often a place than a person.
    isPerson: isPair(index) || isPair(index - 1) || (text.includes(' ') && namesPerson(text)),
  }));
};

/**
 * The role in a line of reporting, without the person who holds it: "Jane Doe, Head of Sales" is "Head of Sales". Empty
 * when only a person is named; a value without people stays as it is.
 */
export const managerRole = (value: string): string => {
  if (namesPerson(value)) return '';
  const parts = partsOf(value);
  if (!parts.some((part) => part.isPerson)) return value;
  const roles = parts.filter((part) => !part.isPerson).map(({ text }) => text);
  return roles.some(hasRoleNoun) ? roles.join(', ') : '';
};
