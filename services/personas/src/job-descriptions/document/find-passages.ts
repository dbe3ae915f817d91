import type { DocumentBlock, Passage } from '@skills-architect/contracts/personas';
import type { Block } from './document';

const MOST_PASSAGES = 1000;
/** The beginning of a sentence finds it when its end was changed. */
const PREFIX = 40;

const folded = (text: string) => text.toLowerCase();

/** The first passage at or after a block that holds a text; the search goes round, since fields may be in any order. */
const findOne = (texts: string[], piece: string, from: number): Passage | undefined => {
  const wanted = folded(piece);
  for (const part of [wanted, wanted.length > PREFIX ? wanted.slice(0, PREFIX) : '']) {
    if (!part) continue;
    for (let step = 0; step < texts.length; step++) {
      const block = (from + step) % texts.length;
      const text = texts[block] ?? '';
      const start = text.indexOf(part);
      if (start >= 0) return { block, start, end: Math.min(text.length, start + wanted.length) };
    }
  }
  return undefined;
};

const isVisible = (kind: Block['kind']): kind is DocumentBlock['kind'] => kind !== 'gap';

/** The blocks that a reader of the document sees: passages count these. */
export const toDocumentBlocks = (blocks: Block[]): DocumentBlock[] =>
  blocks.flatMap(({ kind, text, depth, page, box }) =>
    isVisible(kind) ? [{ kind, text, depth, page, ...(box && { box }) }] : [],
  );

/** Where the pieces of a value stand in the document, in the order of the pieces; the search begins with `own` blocks. */
export const findPassages = (blocks: Block[], pieces: string[], own: Block[] = blocks): Passage[] => {
  const texts = toDocumentBlocks(blocks).map(({ text }) => folded(text));
  const passages: Passage[] = [];
  const first = own[0] ? blocks.indexOf(own[0]) : 0;
  let from = toDocumentBlocks(blocks.slice(0, Math.max(0, first))).length;
  for (const piece of pieces.slice(0, MOST_PASSAGES)) {
    const passage = piece.trim() ? findOne(texts, piece.trim(), from) : undefined;
    if (!passage) continue;
    passages.push(passage);
    from = passage.block;
  }
  return passages;
};
