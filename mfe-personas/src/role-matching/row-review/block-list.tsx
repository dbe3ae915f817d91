import { Box } from '@skills-architect/ui-kit';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { markedPassages } from './marked-passages';
import type { PassageSelection } from './use-passage-selection';

/** Number of blocks that a key moves the cursor. */
const ARROW_STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface BlockListProps {
  selection: PassageSelection;
  /** The block to scroll to: the source of the current field. */
  reveal?: number | undefined;
  /** Renders the blocks; `blockId` returns the DOM id for a block. */
  children: (blockId: (block: number) => string) => ReactNode;
}

/** The document as a list of selectable passages: arrow keys move, Shift extends, the pointer selects text. */
export function BlockList({ selection, reveal, children }: BlockListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const blockId = (block: number) => `${id}-${block}`;
  const { active } = selection;
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  useEffect(() => {
    if (reveal !== undefined) document.getElementById(`${id}-${reveal}`)?.scrollIntoView?.({ block: 'center' });
  }, [id, reveal]);

  const handleKeys = (event: KeyboardEvent) => {
    const by = ARROW_STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    selection.move(by, event.shiftKey);
  };
  const selectTarget = (target: EventTarget, extend: boolean) => {
    const marked = list.current ? markedPassages(list.current) : [];
    if (marked.length && !extend) return selection.mark(marked);
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;
    if (block) selection.select(Number(block.dataset.block), extend);
  };
  return (
    <Box
      ref={list}
      role="listbox"
      aria-label="Document"
      aria-multiselectable
      aria-activedescendant={active >= 0 ? blockId(active) : undefined}
      tabIndex={0}
      onKeyDown={handleKeys}
      onMouseUp={(event) => selectTarget(event.target, event.shiftKey)}
      rounded="md"
      outlineOffset="2px"
    >
      {children(blockId)}
    </Box>
  );
}
