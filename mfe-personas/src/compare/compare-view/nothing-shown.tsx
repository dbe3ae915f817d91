import { Button, EmptyState } from '@skills-architect/ui-kit';
import { DEFAULT_VIEW } from './matrix-view';
import type { ViewSwitches } from './view-switches';

interface NothingShownProps extends Pick<Parameters<typeof ViewSwitches>[0], 'view' | 'onChange'> {
  /** Text when nothing differs. */
  equalText: string;
}

/** Empty state when the view hides all rows of the matrix. */
export function NothingShown({ view, onChange, equalText }: NothingShownProps) {
  return (
    <EmptyState
      icon="equal"
      title={view.shared ? 'No shared skills to show' : 'Nothing differs'}
      action={<Button onClick={() => onChange(DEFAULT_VIEW)}>Show all skills</Button>}
    >
      {view.shared ? 'No skill that all columns share matches these filters.' : equalText}
    </EmptyState>
  );
}
