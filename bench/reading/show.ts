import type { Gold } from './gold';
import { FIELDS, type Field, foldText, type Offers, type Verdict } from './judge';

const sentences = (text: string) => text.split(/(?<=[.!?;])\s+|\n/).filter((sentence) => sentence.trim());

/** Sentences of one text that are missing in the other. */
const missingIn = (text: string, other: string) => {
  const folded = foldText(other);
  return sentences(text).filter((sentence) => !folded.includes(foldText(sentence)));
};

const goldTexts = (gold: Gold): Record<Field, string> => ({
  name: [gold.name, ...gold.nameAlternatives].join(' / '),
  group: [gold.department ?? '', ...gold.departmentAlternatives].join(' / '),
  reporting: gold.reportingTo ?? '',
  description: gold.description ?? '',
  duties: (gold.responsibilities ?? []).join('\n'),
});

/** The fields of a file that were read wrongly; for long texts also the superfluous (+) and missing (-) sentences. */
export const showDifferences = (gold: Gold, offers: Offers, verdicts: Record<Field, Verdict>): string => {
  const expected = goldTexts(gold);
  const wrong = FIELDS.filter((field) => !verdicts[field].right);
  const lines = wrong.flatMap((field) => {
    const { value, guessed } = offers[field];
    const { f1 } = verdicts[field];
    if (f1 === undefined)
      return [`  ${field}: ${value || '(empty)'}${guessed ? ' (guess)' : ''} <> ${expected[field]}`];
    return [
      `  ${field}: F1 ${f1.toFixed(2)}`,
      ...missingIn(value, expected[field]).map((sentence) => `    + ${sentence}`),
      ...missingIn(expected[field], value).map((sentence) => `    - ${sentence}`),
    ];
  });
  return [`${wrong.length ? 'WRONG' : 'right'} ${gold.file}`, ...lines].join('\n');
};
