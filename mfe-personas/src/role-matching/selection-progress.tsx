import type { ImportRow } from '@skills-architect/contracts/personas';
import { Button, FormActions, HStack, Text, VisuallyHidden } from '@skills-architect/ui-kit';
import { type Choices, isDraft, rowsWithoutRole } from '../import-files/selection-rules';
import { describeOpen } from './describe-open';

interface SelectionProgressProps {
  rows: readonly ImportRow[];
  choices: Choices;
  onChooseFirst: () => void;
  onCreateWithout: () => void;
  /** Takes back what was chosen last for several rows; undefined when there is nothing. */
  undo: { label: string; onUndo: () => void } | undefined;
}

/** What has no role yet and why, and the choices for all of these rows. All parts stay in place, so that nothing moves. */
export function SelectionProgress({ rows, choices, onChooseFirst, onCreateWithout, undo }: SelectionProgressProps) {
  const { clear, unclear } = rowsWithoutRole(rows, choices);
  const openCount = clear.length + unclear.length;
  return (
    <HStack wrap="wrap" columnGap="2" rowGap="1" justifyContent="space-between">
      <Text
        role="status"
        color="fg.muted"
        fontSize="sm"
        minH={{ base: '3.75rem', sm: '2.5rem', lg: 'auto' }}
        flex="1 1 20rem"
      >
        {describeOpen(clear, unclear, rows.filter((row) => isDraft(row, choices)).length)}
      </Text>
      <FormActions>
        <Button
          variant="quiet"
          icon="undo"
          onClick={() => undo?.onUndo()}
          reasonSide="bottom"
          disabledReason={undo ? undefined : 'Nothing was chosen for several client roles together'}
        >
          {undo ? (
            <>
              <span aria-hidden>Undo</span>
              <VisuallyHidden>{undo.label}</VisuallyHidden>
            </>
          ) : (
            'Undo'
          )}
        </Button>
        <Button
          variant="quiet"
          onClick={onChooseFirst}
          disabledReason={clear.length ? undefined : 'No unassigned client role has a clear suggestion'}
        >
          Select first suggestion for all
        </Button>
        <Button
          variant="quiet"
          onClick={onCreateWithout}
          disabledReason={openCount ? undefined : 'No client role is left without a choice'}
        >
          Create the rest without a role
        </Button>
      </FormActions>
    </HStack>
  );
}
