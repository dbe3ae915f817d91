import type { DocumentBlock, Passage } from '@skills-architect/contracts/personas';
import { useState } from 'react';
import { passageTexts } from './passages';

const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => Math.min(from, to) + step);

/** Selection in a document: whole blocks by click or arrow keys, or a passage by the pointer. */
export function usePassageSelection(blocks: readonly DocumentBlock[]) {
  /** The block with the cursor, and the one where an extended selection began. */
  const [cursor, setCursor] = useState({ active: -1, anchor: -1 });
  const [passages, setPassages] = useState<readonly Passage[]>([]);

  const select = (block: number, extend = false) => {
    const anchor = extend && cursor.anchor >= 0 ? cursor.anchor : block;
    setCursor({ active: block, anchor });
    setPassages(
      range(anchor, block).map((index) => ({ block: index, start: 0, end: blocks[index]?.text.length ?? 0 })),
    );
  };
  return {
    active: cursor.active,
    passages,
    texts: passageTexts(blocks, passages),
    isSelected: (block: number) => passages.some((passage) => passage.block === block),
    select,
    /** Moves the cursor by blocks; stops at the ends. */
    move: (by: number, extend: boolean) => {
      if (blocks.length) select(Math.max(0, Math.min(blocks.length - 1, cursor.active + by)), extend);
    },
    /** Selects passages by the pointer. */
    mark: (marked: readonly Passage[]) => {
      const index = marked.at(-1)?.block ?? -1;
      setCursor({ active: index, anchor: index });
      setPassages(marked);
    },
    clear: () => {
      setCursor({ active: -1, anchor: -1 });
      setPassages([]);
    },
  };
}
export type PassageSelection = ReturnType<typeof usePassageSelection>;
