import { formatCount } from '@skills-architect/contracts/locale';
import type { CallFailure } from '@skills-architect/portal-kit';
import { Box, Text } from '@skills-architect/ui-kit';

/** The error of an upload as one sentence. Wrong cells are only counted, because `WrongCells` lists them. */
export const uploadErrorText = (error: Pick<CallFailure, 'message' | 'issues'> | undefined): string | undefined => {
  const issues = error?.issues ?? [];
  const [first] = issues;
  const isAboutCells = first !== undefined && error?.message === `${first.path}: ${first.message}`;
  if (!isAboutCells) return error?.message;
  return `${formatCount(issues.length, 'cell has', 'cells have')} to be corrected. Nothing was imported from the workbook.`;
};

/** The cells of an uploaded workbook that must be corrected. */
export function WrongCells({ error }: { error: CallFailure | undefined }) {
  const issues = error?.issues ?? [];
  if (!issues.length) return null;
  return (
    <Box asChild display="grid" gap="1" maxH="64" overflowY="auto">
      {/* Focusable for keyboard scrolling. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable */}
      <ul aria-label="Cells to correct" tabIndex={0}>
        {issues.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <Text as="span" fontWeight="medium">
              {path}
            </Text>
            : {message}
          </li>
        ))}
      </ul>
    </Box>
  );
}
