import type { Block } from '../document/document';
import { joinLines } from '../text/join-lines';

/** Shorter blocks were ended by their author, not by a page break. */
const SHORTEST_BROKEN = 40;

const isProse = ({ kind }: Block) => kind === 'text' || kind === 'item';

const continuesOnNextPage = (before: Block, next: Block) =>
  isProse(before) &&
  next.kind === 'text' &&
  !before.emphasis &&
  before.text.length >= SHORTEST_BROKEN &&
  !/[.:;!?]["')]?$/.test(before.text) &&
  !next.text.includes('\t') &&
  /^["'(]?[\p{Ll}\d]/u.test(next.text);

/** Concatenates the blocks of pages: joins a paragraph broken by a page, and drops a line repeated on the next page. */
export const joinPages = (pages: Block[][]): Block[] => {
  const blocks: Block[] = [];
  for (const page of pages) {
    const trimmed = page.slice(page.findIndex(({ kind }) => kind !== 'gap'));
    while (blocks.at(-1)?.kind === 'gap') blocks.pop();
    const last = blocks.at(-1);
    const [first, ...rest] = trimmed;
    if (!first) continue;
    if (last?.text.endsWith(first.text) && first.text.length >= SHORTEST_BROKEN) blocks.push(...rest);
    else if (last && continuesOnNextPage(last, first)) {
      last.text = joinLines([last.text, first.text]);
      blocks.push(...rest);
    } else {
      if (last && !(isProse(last) && isProse(first)))
        blocks.push({ kind: 'gap', text: '', depth: 0, page: first.page });
      blocks.push(...trimmed);
    }
  }
  return blocks;
};
