import { Button, EmptyState } from '@skills-architect/ui-kit';
import { NO_VIEW } from './matrix-view';
import type { ViewSwitches } from './view-switches';

interface NothingShownProps extends Pick<Parameters<typeof ViewSwitches>[0], 'view' | 'onChange'> {
  /** What is said when nothing differs. */
  equal: string;
}

/** Instead of a matrix whose rows are all left out by the view. */
export function NothingShown({ view, onChange, equal }: NothingShownProps) {
  return (
    <EmptyState
      icon="equal"
      title={view.shared ? 'No shared skills to show' : 'Nothing differs'}
      action={<Button onClick={() => onChange(NO_VIEW)}>Show all skills</Button>}
    >
      {view.shared ? 'No skill that all columns have fits this view.' : equal}
    </EmptyState>
  );
}
