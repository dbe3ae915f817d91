import type { DocumentBlock, RowFieldName } from '@skills-architect/contracts/personas';
import { Box } from '@skills-architect/ui-kit';
import { MarkedText } from '@skills-architect/ui-kit/extra';
import { BlockList } from './block-list';
import { blockMarks, type Highlight, shownBlock } from './highlights';
import type { PassageSelection } from './use-passage-selection';

export interface DocumentView {
  blocks: readonly DocumentBlock[];
  highlights: readonly Highlight[];
  selection: PassageSelection;
  /** The current field, whose passages are emphasised. */
  shown: RowFieldName | undefined;
}

/** The document as clean text. */
export function DocumentText({ blocks, highlights, selection, shown }: DocumentView) {
  return (
    <BlockList selection={selection} reveal={shownBlock(highlights, shown)}>
      {(blockId) =>
        blocks.map((block, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a document never move
            key={index}
            id={blockId(index)}
            data-block={index}
            role="option"
            data-active={selection.active === index ? '' : undefined}
            aria-selected={selection.isSelected(index)}
            px="3"
            py="1"
            ps={block.kind === 'item' ? '8' : '3'}
            borderStartWidth="3px"
            borderColor={selection.isSelected(index) ? 'accent.solid' : 'transparent'}
            _highContrast={selection.isSelected(index) ? undefined : { borderColor: 'Canvas' }}
            bg={selection.active === index ? 'bg.hover' : undefined}
            fontWeight={block.kind === 'heading' ? 'semibold' : undefined}
            cursor="text"
          >
            <MarkedText text={block.text} marks={blockMarks(highlights, index, shown)} />
          </Box>
        ))
      }
    </BlockList>
  );
}
