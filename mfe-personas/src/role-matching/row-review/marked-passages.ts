import type { Passage } from '@skills-architect/contracts/personas';

/** Number of characters before a point in a block's text. */
const offsetIn = (block: Element, node: Node, offset: number): number => {
  const before = document.createRange();
  before.setStart(block, 0);
  before.setEnd(node, offset);
  return before.toString().length;
};

/** The passages in the browser's text selection; empty when it contains no part of a block. */
export const markedPassages = (list: Element): Passage[] => {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return [];
  const range = selection.getRangeAt(0);
  return [...list.querySelectorAll<HTMLElement>('[data-block]')].flatMap((element) => {
    if (!range.intersectsNode(element)) return [];
    const length = element.textContent?.length ?? 0;
    const start = element.contains(range.startContainer)
      ? offsetIn(element, range.startContainer, range.startOffset)
      : 0;
    const end = element.contains(range.endContainer) ? offsetIn(element, range.endContainer, range.endOffset) : length;
    return end > start ? [{ block: Number(element.dataset.block), start, end }] : [];
  });
};
