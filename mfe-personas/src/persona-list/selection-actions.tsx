import { UserType } from '@skills-architect/contracts';
import { navigate, useSession } from '@skills-architect/portal-kit';
import { Button, type IconName } from '@skills-architect/ui-kit';
import { formatColumnIds, MAX_PERSONAS } from '../compare/compare-personas/column-ids';
import { type ReviewStep, STEP_WORDS } from '../persona-review/review-steps/step-words';
import type { SelectedPersonas } from './persona-selection';

const STEP_ICONS: Record<ReviewStep, IconName> = { send: 'eye', withdraw: 'undo', approve: 'check', refuse: 'close' };

/** Why these personas cannot be compared. */
const comparisonRefusal = (chosen: SelectedPersonas): string | undefined => {
  if (chosen.across || chosen.ids.length > MAX_PERSONAS) return `Select at most ${MAX_PERSONAS} personas to compare`;
  return chosen.ids.length < 2 ? 'Select at least 2 personas to compare' : undefined;
};

interface SelectionActionsProps {
  /** Review actions that the user may perform; empty for clients without approvers. */
  steps: readonly ReviewStep[];
  onStep: (step: ReviewStep) => void;
  chosen: SelectedPersonas;
  onDelete: () => void;
  onExport: () => void;
}

/** What can be done with the selected personas, in the bar of the selection. */
export function SelectionActions({ steps, onStep, chosen, onDelete, onExport }: SelectionActionsProps) {
  const { user } = useSession();
  const compare = () => !chosen.across && navigate(`/compare-persona?personas=${formatColumnIds(chosen.ids)}`);
  return (
    <>
      {steps.map((step) => (
        <Button key={step} size="sm" icon={STEP_ICONS[step]} onClick={() => onStep(step)}>
          {STEP_WORDS[step].button}
        </Button>
      ))}
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
