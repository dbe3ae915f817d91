import { UserType } from '@skills-architect/contracts';
import { navigate, useSession } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { formatColumnIds, MAX_PERSONAS } from '../compare/compare-personas/column-ids';
import type { SelectedPersonas } from './persona-selection';

/** Why these personas cannot be compared. */
const comparisonRefusal = (chosen: SelectedPersonas): string | undefined => {
  if (chosen.across || chosen.ids.length > MAX_PERSONAS) return `Select at most ${MAX_PERSONAS} personas to compare`;
  return chosen.ids.length < 2 ? 'Select at least 2 personas to compare' : undefined;
};

interface SelectionActionsProps {
  chosen: SelectedPersonas;
  onDelete: () => void;
  onExport: () => void;
}

/** What can be done with the selected personas, in the bar of the selection. */
export function SelectionActions({ chosen, onDelete, onExport }: SelectionActionsProps) {
  const { user } = useSession();
  const compare = () => !chosen.across && navigate(`/compare-persona?personas=${formatColumnIds(chosen.ids)}`);
  return (
    <>
      <Button size="sm" icon="columns" disabledReason={comparisonRefusal(chosen)} onClick={compare}>
        Compare
      </Button>
      {user.userType !== UserType.General && (
        <Button size="sm" icon="download" onClick={onExport}>
          Export to Excel
        </Button>
      )}
      <Button size="sm" icon="trash" variant="quietDanger" onClick={onDelete}>
        Delete
      </Button>
    </>
  );
}
