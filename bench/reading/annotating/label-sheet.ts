/** What an annotator says a sentence is. */
export const LABELS = [
  'summary',
  'duty',
  'requirement',
  'offer',
  'about',
  'apply',
  'heading',
  'fact',
  'furniture',
] as const;
export type Label = (typeof LABELS)[number];

/** An annotator's sheet of one document: its values, and ranges of sentence numbers such as `3.1-3.4, 7` by label. */
export interface LabelSheet {
  employer: string;
  isJob: boolean;
  name: string[];
  group: string[];
  reporting: string[];
  ranges: Map<Label, string>;
}

const splitAlternatives = (text = '') =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);

const isLabel = (key: string): key is Label => LABELS.some((label) => label === key);

/** Reads a sheet of `key: value` lines; unknown keys, such as notes, are left out. */
export const parseLabelSheet = (text: string): LabelSheet => {
  const values = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, key, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (key && value !== undefined) values.set(key, [values.get(key), value.trim()].filter(Boolean).join(', '));
  }
  return {
    employer: values.get('employer') ?? 'unknown',
    isJob: values.get('job') !== 'no',
    name: splitAlternatives(values.get('name')),
    group: splitAlternatives(values.get('group')),
    reporting: splitAlternatives(values.get('reporting')),
    ranges: new Map([...values].flatMap(([key, value]) => (isLabel(key) && value ? [[key, value] as const] : []))),
  };
};

const position = (number: string) => number.split('.').map(Number);

const isAtLeast = (number: string, bound: string) => {
  const [block = 0, sentence = 0] = position(number);
  const [ofBlock = 0, ofSentence = 0] = position(bound);
  return block > ofBlock || (block === ofBlock && (sentence || ofSentence) >= ofSentence);
};

const isAtMost = (number: string, bound: string) => {
  const [block = 0, sentence = 0] = position(number);
  const [ofBlock = 0, ofSentence] = position(bound);
  return block < ofBlock || (block === ofBlock && (ofSentence === undefined || sentence <= ofSentence));
};

/** Whether ranges such as `3.1-3.4, 7` contain a number; `7` contains `7.1` and `7.2`. */
export const isWithin = (ranges: string, number: string): boolean =>
  ranges
    .split(/[,;]\s*/)
    .filter(Boolean)
    .some((range) => {
      const [first = '', last = first] = range.trim().split(/\s*[-–]\s*/);
      return isAtLeast(number, first) && isAtMost(number, last);
    });

/** Labels of a sentence; a sentence of running text may be both summary and duty. */
export const labelsOf = ({ ranges }: LabelSheet, number: string): Label[] =>
  LABELS.filter((label) => {
    const own = ranges.get(label);
    return own !== undefined && isWithin(own, number);
  });
