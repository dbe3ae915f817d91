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

/** What keeps a client role from becoming a persona of its name, and its renaming. */
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
