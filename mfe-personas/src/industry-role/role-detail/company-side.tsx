import { type ImportRow, splitParagraphs } from '@skills-architect/contracts/personas';
import type { SuggestionReasons } from '@skills-architect/contracts/roles';
import { Box, EmptyState, Heading, LoadError, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { Chip, MarkedText } from '@skills-architect/ui-kit/extra';
import { collectMarks } from './marks';
import type { RowReasons } from './use-row-reasons';

interface CompanySideProps {
  row: ImportRow;
  reasons: RowReasons;
  /** Reasons of the open candidate. */
  shownReasons: SuggestionReasons | undefined;
}

const plainText = ({ roleDescription, rolesAndResponsibilities }: ImportRow) =>
  [roleDescription.trim(), ...splitParagraphs(rolesAndResponsibilities)].filter(Boolean).join('\n');

/** The company's description with the reasons for the suggestion marked. */
export function CompanySide({ row, reasons, shownReasons }: CompanySideProps) {
  const { data, isLoading, isRefreshing, restore, isRestoring } = reasons;
  const text = data?.text || plainText(row);
  // All suggestions have the same sentences.
  const sentences = (shownReasons ?? data?.reasons[0])?.sentences ?? [];
  const marks = collectMarks({ words: shownReasons?.words ?? [], skills: shownReasons?.skills ?? [], sentences });
  const restoredSentences = sentences.flatMap((sentence, index) => (sentence.restored ? [{ ...sentence, index }] : []));
  return (
    <Stack gap="3" aria-busy={isRestoring || isRefreshing}>
      <Heading>Roles & Responsibilities as per Company</Heading>
      <LoadError result={reasons} />
      {isLoading && <Skeleton lines={8} label="Loading the reasons" />}
      {!isLoading && !text && <EmptyState title="The file describes no responsibilities" />}
      {!isLoading && text && (
        <>
          {marks.length > 0 && (
            <Text color="fg.muted" fontSize="sm">
              The strongest terms and the sentences closest to the role's skills are marked. Crossed-out sentences were
              ignored.
            </Text>
          )}
          <MarkedText
            text={text}
            marks={marks}
            onRestore={
              isRestoring
                ? undefined
                : (mark) =>
                    restore(
                      sentences.findIndex(({ start }) => start === mark.start),
                      true,
                    )
            }
          />
        </>
      )}
      {restoredSentences.length > 0 && (
        <Stack gap="2">
          <Heading as="h4">Counted again</Heading>
          {restoredSentences.map(({ start, end, index }) => (
            <Box key={index} minW="0">
              <Chip label={text.slice(start, end)} onRemove={() => restore(index, false)} disabled={isRestoring} />
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
