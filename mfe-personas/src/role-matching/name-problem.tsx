import type { ImportRow } from '@skills-architect/contracts/personas';
import { HStack, StatusBadge } from '@skills-architect/ui-kit';
import { RenameRow } from './rename-row';

interface NameProblemProps {
  importTokenId: string;
  row: ImportRow;
  problem: string;
  /** Called with the renamed row. */
  onChanged: (row: ImportRow) => void;
}

/** Why the name of a row cannot be used for a persona, with a button to rename it. */
export function NameProblem({ importTokenId, row, problem, onChanged }: NameProblemProps) {
  return (
    <HStack wrap="wrap" gap="1" pt="1">
      <StatusBadge tone="warning" wraps>
        {problem}
      </StatusBadge>
      <RenameRow importTokenId={importTokenId} row={row} onChanged={onChanged} />
    </HStack>
  );
}
