import { chakra } from '@chakra-ui/react/styled-system';
import { pieces, type TextMark } from './pieces';

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
      {pieces(text, marks).map(({ start, text: words, mark }) => {
        if (!mark) return <span key={start}>{words}</span>;
        const ignored = mark.tone === 'ignored';
        return (
          <span key={start}>
            <chakra.mark asChild={ignored} title={mark.note} {...STYLES[mark.tone ?? 'plain']}>
              {ignored ? <del>{words}</del> : words}
            </chakra.mark>
            {ignored && onRestore && (
              <chakra.button
                type="button"
                aria-label={`Count it: ${words.trim()}`}
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
