/** Signs of a ticked and an empty check box, also of those that people type. */
export const TICKED = '☒';
export const UNTICKED = '☐';

const BOX = /[☐☒☑\u{1F5F9}\u{1F5F5}]|\[[ xX]?\](?=\s|$)/gu;
const IS_TICKED = /^(?:[☒☑\u{1F5F9}\u{1F5F5}]|\[[xX]\])$/u;

interface Option {
  ticked: boolean;
  text: string;
}

/** The options of a cell and the text before the first. In `Kitchen ☐ Bar ☒` the boxes follow their text. */
const splitOptions = (cell: string): { before: string; options: Option[] } => {
  const boxes = cell.match(BOX) ?? [];
  const texts = cell.split(BOX).map((text) => text.trim());
  const [before = '', ...after] = texts;
  const isAfterText = before !== '' && !/[:?]$/.test(before) && after.at(-1) === '';
  const [label = '', first = before] = isAfterText ? before.split(/(?<=[:?])\s/) : [before];
  const optionTexts = isAfterText ? [first, ...after] : after;
  return {
    before: isAfterText && first === before ? '' : label,
    options: boxes.map((box, index) => ({ ticked: IS_TICKED.test(box), text: optionTexts[index] ?? '' })),
  };
};

/** A cell of check boxes with the ticked options only. */
const tickedText = (cell: string) => {
  const { before, options } = splitOptions(cell);
  const ticked = options.filter((option) => option.ticked && option.text).map(({ text }) => text);
  return [before, ticked.join(', ')].filter(Boolean).join(' ');
};

const countBoxes = (cell: string) => cell.match(BOX)?.length ?? 0;
const isTickedAlone = (line: string) => countBoxes(line) === 1 && IS_TICKED.test(line.match(BOX)?.[0] ?? '');

/** For each line whether it belongs to a list with one box per line, of which at least one is ticked. */
const inTickedLists = (lines: readonly string[]) => {
  const isIn = lines.map(() => false);
  let from = 0;
  for (let index = 0; index <= lines.length; index++) {
    const line = lines[index];
    if (line === '' || (line !== undefined && countBoxes(line) === 1)) continue;
    if (lines.slice(from, index).some(isTickedAlone)) isIn.fill(true, from, index);
    from = index + 1;
  }
  return isIn;
};

/**
 * Keeps of each group of check boxes only the ticked options. A list in which no box is ticked stays: its boxes are
 * bullets. The number of lines stays the same.
 */
export const tickedOnly = (lines: readonly string[]): string[] => {
  if (!lines.some(countBoxes)) return [...lines];
  const isInList = inTickedLists(lines);
  return lines.map((line, index) => {
    if (countBoxes(line) < 2 && !isInList[index]) return line;
    return line
      .split('\t')
      .map((cell) => (countBoxes(cell) ? tickedText(cell) : cell))
      .filter((cell, column) => cell || column === 0)
      .join('\t');
  });
};
