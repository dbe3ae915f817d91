import { Button } from '@skills-architect/ui-kit';
import { Note } from '../../import-files/review-notes';

/** Shown when the review was ended in another tab while this page has unsaved edits. */
export function ReviewEndedElsewhere({ onLeave }: { onLeave: () => void }) {
  return (
    <Note
      tone="warning"
      action={
        <Button size="sm" onClick={onLeave}>
          Continue without my changes
        </Button>
      }
    >
      This import went on in another tab, so your changes can no longer be saved here. Copy what you still need.
    </Note>
  );
}
