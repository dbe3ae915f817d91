import { chakra } from '@chakra-ui/react/styled-system';
import { splitAtMarks, type TextMark } from './pieces';

const STYLES = {
  plain: { bg: 'accent.subtle', color: 'fg' },
  strong: { bg: 'accent.solid', color: 'accent.contrast' },
  ignored: { bg: 'transparent', color: 'fg.muted', textDecoration: 'line-through' },
} as const;

export interface MarkedTextProps {
  text: string;
  marks: readonly TextMark[];
  /** Restores an ignored range. */
  onRestore?: (mark: TextMark) => void;
}

/** A text with marked ranges; ignored ranges are struck through and can be restored. */
export function MarkedText({ text, marks, onRestore }: MarkedTextProps) {
  return (
    <chakra.div whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="reading">
      {splitAtMarks(text, marks).map(({ start, text: pieceText, mark }) => {
        if (!mark) return <span key={start}>{pieceText}</span>;
        const isIgnored = mark.tone === 'ignored';
        return (
          <span key={start}>
            <chakra.mark asChild={isIgnored} title={mark.note} data-tone={mark.tone} {...STYLES[mark.tone ?? 'plain']}>
              {isIgnored ? <del>{pieceText}</del> : pieceText}
            </chakra.mark>
            {isIgnored && onRestore && (
              <chakra.button
                type="button"
                aria-label={`Count it: ${pieceText.trim()}`}
                onClick={() => onRestore(mark)}
                bg="transparent"
                color="accent.fg"
                fontSize="sm"
                cursor="pointer"
                px="1"
                _hover={{ textDecoration: 'underline' }}
              >
                Count it
              </chakra.button>
            )}
          </span>
        );
      })}
    </chakra.div>
  );
}
