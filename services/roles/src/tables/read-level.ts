import type { SchemeLevels } from '@skills-architect/contracts/skills';
import { statedLevel } from '@skills-architect/library-service-kit/columns';
import { readNumberCell } from '@skills-architect/library-service-kit/tables';
import { fold } from '@skills-architect/service-kit';

const OF_SCALE = /^(\d{1,2}) of (\d{1,2})$/;

/** The level at a share of the highest one: 4 of 5 is 3 of 4. */
const atShare = (share: number, levelCount: number) =>
  Math.min(levelCount, Math.max(1, Math.round(share * levelCount)));

/**
 * The level of a scheme that a cell states: its number, its name, "4 of 5" on another scale, or a word such as
 * "advanced"; undefined when it states none.
 */
export const readLevel = (cell: string, { levels, levelCount }: SchemeLevels): number | undefined => {
  const text = cell.trim();
  const numbered = (number: number) => levels.find(({ levelNumber }) => levelNumber === number)?.levelNumber;
  const number = readNumberCell(text);
  if (number !== undefined) return numbered(number);
  const [, step, highest] = OF_SCALE.exec(text) ?? [];
  if (step && highest)
    return Number(highest) === levelCount ? Number(step) : atShare(Number(step) / Number(highest), levelCount);
  const named = levels.find(({ level }) => text && fold(level) === fold(text));
  if (named) return named.levelNumber;
  const stated = statedLevel(text);
  if (!stated) return undefined;
  if ('step' in stated) return numbered(stated.step);
  return stated.share > 0 ? atShare(stated.share, levelCount) : undefined;
};
