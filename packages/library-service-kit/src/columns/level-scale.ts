import type { LevelMeaning } from '@skills-architect/contracts';
import { fold } from '@skills-architect/service-kit/fold';
import { type Mark, readMark, readSigns } from './level-marks';

/** The meanings proposed for the values of a level column. */
export interface LevelScale {
  meanings: LevelMeaning[];
  /** What a person should decide, when the values can be understood in several ways. */
  question?: string;
}

const clamp = (level: number, levelCount: number) => Math.min(levelCount, Math.max(1, level));
const asShare = (share: number, levelCount: number) => clamp(Math.round(share * levelCount), levelCount);

/** The highest step that the scale has: that of the values, or of a title such as "Level (0-4)". */
const highestStep = (steps: readonly number[], title: string) => {
  const stated = /\d\s*(?:-|–|to|bis|a|à|\.\.)\s*(\d{1,2})/.exec(title)?.[1];
  return Math.max(stated === undefined ? 0 : Number(stated), ...steps);
};

/** Different words that become the same level, although the file tells them apart. */
const findAlike = (values: readonly string[], marks: readonly (Mark | undefined)[], levelCount: number): string[] => {
  const words = new Map<number, Map<string, string>>();
  for (const [index, value] of values.entries()) {
    const mark = marks[index];
    if (typeof mark !== 'object' || !('share' in mark) || /\d/.test(value)) continue;
    const level = asShare(mark.share, levelCount);
    words.set(level, (words.get(level) ?? new Map<string, string>()).set(fold(value), value));
  }
  return [...words.values()].flatMap((alike) => (alike.size > 1 ? [...alike.values()] : []));
};

const findQuestion = (
  values: readonly string[],
  marks: readonly (Mark | undefined)[],
  { highest, levelCount }: { highest: number; levelCount: number },
): string | undefined => {
  const unknown = values.filter((_, index) => marks[index] === undefined || marks[index] === 'unclear');
  if (unknown.length)
    return `What do ${unknown
      .slice(0, 5)
      .map((value) => `"${value}"`)
      .join(', ')} mean? They are imported without a level unless you choose one.`;
  const alike = findAlike(values, marks, levelCount);
  if (alike.length)
    return `${alike.map((value) => `"${value}"`).join(' and ')} would become the same level. Check what each becomes.`;
  if (highest > 0 && highest !== levelCount)
    return `The levels of the file go up to ${highest}, those of the client up to ${levelCount}. Check what each becomes.`;
  return undefined;
};

/** The marks of the values; signs that come once and several times are steps, though one alone only says yes: `x`, `xx`, `xxx`. */
const readMarks = (values: readonly string[]): (Mark | undefined)[] => {
  const signs = values.map(readSigns);
  const repeated = new Set(signs.flatMap((one) => (one && one.count > 1 && one.all === undefined ? [one.sign] : [])));
  return values.map((value, index) => {
    const one = signs[index];
    return one && one.all === undefined && repeated.has(one.sign) ? { step: one.count } : readMark(value);
  });
};

/** Proposes what the values of a level column mean for a client with this number of levels. */
export const proposeLevels = (values: readonly string[], levelCount: number, title = ''): LevelScale => {
  const marks = readMarks(values);
  const steps = marks.flatMap((mark) => (typeof mark === 'object' && 'step' in mark ? [mark.step] : []));
  const highest = highestStep(steps, title);
  const meanings = values.map((value, index): LevelMeaning => {
    const mark = marks[index];
    if (mark === 'no') return { value, level: null, isLeftOut: true };
    if (mark === undefined || mark === 'yes' || mark === 'unclear') return { value, level: null, isLeftOut: false };
    if ('share' in mark)
      return mark.share === 0
        ? { value, level: null, isLeftOut: true }
        : { value, level: asShare(mark.share, levelCount), isLeftOut: false };
    if (mark.step === 0) return { value, level: null, isLeftOut: true };
    const level = highest > levelCount ? asShare(mark.step / highest, levelCount) : mark.step;
    return { value, level: clamp(level, levelCount), isLeftOut: false };
  });
  // Where some cells are marked with x, an o is the other mark: not.
  const hasCross = values.some((value) => /^[x✓✔]$/i.test(value.trim()));
  const decided = hasCross
    ? meanings.map((meaning) => (/^o$/i.test(meaning.value.trim()) ? { ...meaning, isLeftOut: true } : meaning))
    : meanings;
  const question = findQuestion(values, marks, { highest, levelCount });
  return { meanings: decided, ...(question !== undefined && { question }) };
};
