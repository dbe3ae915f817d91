import type { DocumentBlock, Passage } from '@skills-architect/contracts/personas';
import type { Block } from './document';

const MAX_PASSAGES = 1000;
/** A sentence is also found by its start, in case its end was changed. */
const PREFIX_LENGTH = 40;

const foldText = (text: string) => text.toLowerCase();

/** The first passage with a text at or after a block; the search wraps around, because fields can be in any order. */
const findOne = (texts: string[], piece: string, from: number): Passage | undefined => {
  const folded = foldText(piece);
  for (const part of [folded, folded.length > PREFIX_LENGTH ? folded.slice(0, PREFIX_LENGTH) : '']) {
    if (!part) continue;
    for (let step = 0; step < texts.length; step++) {
      const block = (from + step) % texts.length;
      const text = texts[block] ?? '';
      const start = text.indexOf(part);
      if (start >= 0) return { block, start, end: Math.min(text.length, start + folded.length) };
    }
  }
  return undefined;
};

const isVisible = (kind: Block['kind']): kind is DocumentBlock['kind'] => kind !== 'gap';

/** The blocks shown to users, which passages refer to. */
export const toDocumentBlocks = (blocks: Block[]): DocumentBlock[] =>
  blocks.flatMap(({ kind, text, depth, page, box }) =>
    isVisible(kind) ? [{ kind, text, depth, page, ...(box && { box }) }] : [],
  );

/** The passages of the pieces of a value, in order; `own` blocks are searched first. */
export const findPassages = (blocks: Block[], pieces: string[], own: Block[] = blocks): Passage[] => {
  const texts = toDocumentBlocks(blocks).map(({ text }) => foldText(text));
  const passages: Passage[] = [];
  const first = own[0] ? blocks.indexOf(own[0]) : 0;
  let from = toDocumentBlocks(blocks.slice(0, Math.max(0, first))).length;
  for (const piece of pieces.slice(0, MAX_PASSAGES)) {
    const passage = piece.trim() ? findOne(texts, piece.trim(), from) : undefined;
    if (!passage) continue;
    passages.push(passage);
    from = passage.block;
  }
  return passages;
};
