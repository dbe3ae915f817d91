import type { Part } from './parts-of-schema';
import type { Report } from './report';

/** Differences from the released contracts, as sentences. */
export interface Growth {
  /** Changes that break an area or service built on the release. */
  breaking: string[];
  added: string[];
}

const isAnswered = ({ place }: Part) => place.startsWith('answer');
const isLiteral = (type: string) => /^["\d]|^(true|false)$/.test(type);

const splitTypes = ({ type }: Part) => type.split(' | ');
/** An integer is also a number. */
const allowsType = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** Whether the type at a place has changed incompatibly for callers of the release. */
const isOtherType = (released: Part, now: Part): boolean => {
  const [before, after] = [splitTypes(released), splitTypes(now)];
  if (!isAnswered(now)) return before.some((type) => !allowsType(after, type));
  // A new enumeration value counts as an addition; otherwise enumerations could never grow.
  const added = after.filter((type) => !allowsType(before, type));
  return added.some((type) => !isLiteral(type) || !before.some(isLiteral));
};

/** Whether a part became optional in an answer, or required in an input. */
const isLessSure = (released: Part, now: Part) =>
  isAnswered(now) ? now.optional && !released.optional : released.optional && !now.optional;

const describeType = ({ type, optional }: Part) => (optional ? `${type}, or nothing` : type);

interface Difference {
  text: string;
  breaks: boolean;
}

const isBelow = (place: string, above: string) => place.startsWith(above) && /^[.[{<]/.test(place.slice(above.length));
/** A variant may be replaced by another one, as an optional part may be omitted. */
const isChoice = ({ place, optional }: Part) => optional || place.endsWith('>');

/** Required parts inside an optional part that comes or goes do not affect callers of the release. */
const isBelowOptional = ({ place }: Part, parts: readonly Part[]) =>
  parts.some((other) => isChoice(other) && isBelow(place, other.place));

/** Callers of the release know that an optional part of an answer can be missing. */
const mayGo = (part: Part, goneParts: readonly Part[]) =>
  isAnswered(part) &&
  (part.optional ||
    isBelowOptional(
      part,
      goneParts.filter(({ optional }) => optional),
    ));

const findDifferences = (call: string, released: readonly Part[], now: readonly Part[]): Difference[] => {
  const before = new Map(released.map((part) => [part.place, part]));
  const remaining = new Set(now.map(({ place }) => place));
  const newParts = now.filter(({ place }) => !before.has(place));
  const difference = ({ place }: Part, what: string, breaks: boolean) => ({
    text: `${call}: ${place} ${what}`,
    breaks,
  });
  const goneParts = released.filter(({ place }) => !remaining.has(place));
  const gone = goneParts.map((part) => difference(part, 'is gone', !mayGo(part, goneParts)));
  const others = now.flatMap((part) => {
    const known = before.get(part.place);
    if (!known) {
      const isNeeded = !isAnswered(part) && !isChoice(part) && !isBelowOptional(part, newParts);
      return [difference(part, isNeeded ? 'is new and needed' : 'is new', isNeeded)];
    }
    if (describeType(known) === describeType(part)) return [];
    const what = `was ${describeType(known)} and is ${describeType(part)}`;
    return [difference(part, what, isOtherType(known, part) || isLessSure(known, part))];
  });
  return [...gone, ...others];
};

/** Compares the released contracts with the current ones. */
export const compareReports = (released: Report, now: Report): Growth => {
  const gone = [...released.keys()].filter((call) => !now.has(call));
  const differences = [
    ...gone.map((call) => ({ text: `${call} is gone`, breaks: true })),
    ...[...now].flatMap(([call, parts]) => {
      const before = released.get(call);
      return before ? findDifferences(call, before, parts) : [{ text: `${call} is new`, breaks: false }];
    }),
  ];
  const texts = (breaks: boolean) =>
    differences.filter((difference) => difference.breaks === breaks).map(({ text }) => text);
  return { breaking: texts(true), added: texts(false) };
};
