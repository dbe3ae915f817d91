import { JOB_FAMILIES, type JobFamily } from './job-families';

const TITLE_STRONG = 6;
const TITLE_WEAK = 2;
const MAX_FROM_TEXT = 3;
const MIN_SCORE = 2;

/** A French `chef de projet` leads and does not cook. */
const HEAD_OF = /\bchef(?:fe)?s?\b(?= (?:de |d['’]|du |des |adjoint))(?! de (?:cuisine|partie|rang)\b)/gi;

const toPaddedWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z&]+/g, ' ')
    .trim()} `;
const containsWord = (text: string, start: string) =>
  start.endsWith('$') ? text.includes(` ${start.slice(0, -1)} `) : text.includes(` ${start}`);

const scoreFamily = ({ strong, weak }: JobFamily, title: string, text: string) => {
  // When a title indicates two families, the one with more matching words wins.
  const titleScores = strong
    .filter((start) => containsWord(title, start))
    .map((start) => TITLE_STRONG + start.split(' ').length - 1);
  const weakScore = weak.filter((start) => containsWord(title, start)).length * TITLE_WEAK;
  const inText = [...strong, ...weak].filter((start) => containsWord(text, start)).length;
  return (
    Math.max(0, ...titleScores) + Math.max(0, titleScores.length - 1) + weakScore + Math.min(MAX_FROM_TEXT, inText)
  );
};

/** The job family indicated by a role's name and duties. */
export const findFamily = (name: string, duties: string) => {
  const title = toPaddedWords(name.replace(HEAD_OF, ' '));
  const text = toPaddedWords(duties);
  const [best] = JOB_FAMILIES.map((family) => ({ family, score: scoreFamily(family, title, text) })).sort(
    (a, b) => b.score - a.score,
  );
  return best && best.score >= MIN_SCORE ? best.family.name : undefined;
};
