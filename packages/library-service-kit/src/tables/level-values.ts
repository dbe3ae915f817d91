import type { LevelMeaning } from '@skills-architect/contracts';
import { proposeLevels } from '../columns/level-scale';
import { namesPresentLevels, PRESENT_LEVELS } from '../columns/level-titles';
import type { MatchedTitles } from './match-titles';
import { isTitleField } from './propose-matrix';
import type { ReadTitles } from './read-task';

/** The words and marks of the levels of a file with what they mean. */
export interface LevelValues {
  levels: LevelMeaning[];
  levelQuestions: string[];
}

const MOST_VALUES = 30;
const LONGEST_VALUE = 60;
const NUMBER = /^\d+$/;
const quote = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');

/**
 * What the levels of a file mean: as a person decided, otherwise as proposed. Numbers of the scale that a table names are
 * no question.
 */
export const levelValues = (
  { titles, values }: Pick<ReadTitles, 'titles' | 'values'>,
  { layout: { matrix }, fields }: Pick<MatchedTitles, 'layout' | 'fields'>,
  { decided, levelCount }: { decided: readonly LevelMeaning[]; levelCount: number },
): LevelValues => {
  const isLevel = (field: string | undefined) =>
    matrix?.level !== undefined && (field === matrix.level || isTitleField(field));
  const columns = fields.flatMap((field, index) => (isLevel(field) ? [index] : []));
  const isOwnScale = matrix?.scale !== undefined && fields.includes(matrix.scale);
  const texts = [...new Set(columns.flatMap((index) => values[index]?.values ?? []))]
    .filter((text) => text.length <= LONGEST_VALUE && !(isOwnScale && NUMBER.test(text)))
    .slice(0, MOST_VALUES);
  if (!texts.length) return { levels: [], levelQuestions: [] };
  const { meanings, question } = proposeLevels(texts, levelCount, columns.map((index) => titles[index]).join(' '));
  const byValue = new Map(decided.map((meaning) => [meaning.value, meaning]));
  const levels = meanings.map((meaning) => byValue.get(meaning.value) ?? meaning);
  const open = levels.filter(({ level, isLeftOut }) => level === null && !isLeftOut).map(({ value }) => value);
  const isDecided = texts.every((text) => byValue.has(text));
  const needed = open.length
    ? [`Which level does ${quote(open.slice(0, 5))} mean? Rows without a level are wrong.`]
    : [];
  const present =
    columns.some((index) => namesPresentLevels(titles[index] ?? '')) && !isDecided ? [PRESENT_LEVELS] : [];
  const scaleQuestion = question !== undefined && !open.length && !isDecided ? [question] : [];
  return { levels, levelQuestions: [...present, ...needed, ...scaleQuestion] };
};
