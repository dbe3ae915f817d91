import {
  type DocumentBlock,
  FACT_NAMES,
  type FieldOrigin,
  joinParagraphs,
  type Passage,
  type RowFieldName,
  splitParagraphs,
} from '@skills-architect/contracts/personas';

type Block = Pick<DocumentBlock, 'text'>;

const fold = (text: string) => text.toLowerCase();

/** The text of passages, one entry per passage. */
export const passageTexts = (blocks: readonly Block[], passages: readonly Passage[]): string[] =>
  passages.map(({ block, start, end }) => blocks[block]?.text.slice(start, end).trim() ?? '').filter(Boolean);

/** The first occurrence of the text in the document. */
const findText = (blocks: readonly Block[], text: string): Passage[] => {
  const folded = fold(text);
  for (const [block, { text: blockText }] of blocks.entries()) {
    const start = fold(blockText).indexOf(folded);
    if (start >= 0) return [{ block, start, end: start + text.length }];
  }
  return [];
};

/**
 * Where the document contains a field's value: the origin from the parser while it still matches part of the value,
 * otherwise occurrences of the value, otherwise the origin.
 */
export const locate = (value: string, origin: FieldOrigin | undefined, blocks: readonly Block[]): Passage[] => {
  if (!value.trim()) return origin?.kind === 'guessed' ? origin.passages : [];
  const folded = fold(value);
  const matching = (origin?.passages ?? []).filter((passage) => {
    const [text] = passageTexts(blocks, [passage]);
    return text !== undefined && (folded.includes(fold(text)) || fold(text).includes(folded));
  });
  if (matching.length) return matching;
  const found = value
    .split('\n')
    .flatMap(splitParagraphs)
    .flatMap((paragraph) => findText(blocks, paragraph));
  return found.length ? found : (origin?.passages ?? []);
};

const SINGLE_LINE_FIELDS: readonly RowFieldName[] = ['personaName', 'groupName', ...FACT_NAMES];

/** A field's value after selected passages replace its text or are added to it. */
export const assignTexts = (field: RowFieldName, current: string, texts: readonly string[], add: boolean): string => {
  const isLine = SINGLE_LINE_FIELDS.includes(field);
  const isList = field === 'rolesAndResponsibilities';
  const textSeparator = isLine ? ' ' : '\n';
  const trimmedTexts = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const startTexts = add && !isLine ? [current.trim()].filter(Boolean) : [];
  return isList
    ? [...startTexts, joinParagraphs(trimmedTexts)].join('|')
    : [...startTexts, ...trimmedTexts].join(textSeparator);
};
