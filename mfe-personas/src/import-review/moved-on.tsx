import { Button } from '@skills-architect/ui-kit';
import { Note } from '../imports/review-notes';

/** Shown when somebody else has ended the review while this page has unsaved edits. */
export function MovedOn({ onLeave }: { onLeave: () => void }) {
  return (
    <Note
      tone="warning"
      action={
        <Button size="sm" onClick={onLeave}>
          Go on without my changes
        </Button>
      }
    >
      Somebody has proceeded with this import in the meantime, so your changes can no longer be saved here. Copy what
      you still need.
    </Note>
  );
}
