import { Button } from '@skills-architect/ui-kit';
import { CollapsedNames } from '@skills-architect/ui-kit/extra';
import { Note } from '../import-files/review-notes';

interface WithoutRoleNoteProps {
  names: readonly string[];
  /** Shows only these rows; undefined while the table already does. */
  onShow: (() => void) | undefined;
}

/** Shown after Create Personas: names the client roles that still need an industry role, with a filter for them. */
export function WithoutRoleNote({ names, onShow }: WithoutRoleNoteProps) {
  if (!names.length) return null;
  return (
    <Note
      tone="danger"
      names={<CollapsedNames owner="those without a role" names={names} />}
      action={
        onShow && (
          <Button size="sm" onClick={onShow}>
            Show only these
          </Button>
        )
      }
    >
      {names.length === 1
        ? '1 client role has no industry role.'
        : `${names.length} client roles have no industry role.`}{' '}
      Select a suggestion or search for a role.
    </Note>
  );
}
