import { Button } from '@skills-architect/ui-kit';
import { CollapsedNames } from '@skills-architect/ui-kit/extra';
import { Note } from '../imports/review-notes';

interface WithoutRoleNoteProps {
  /** Names of the client roles without an industry role. */
  names: readonly string[];
  /** Filters the table; undefined when it is filtered. */
  onShow: (() => void) | undefined;
}

/** After an attempt to create personas: which client roles have no industry role, and what to do. */
export function WithoutRoleNote({ names, onShow }: WithoutRoleNoteProps) {
  if (!names.length) return null;
  return (
    <Note
      tone="danger"
      names={<CollapsedNames of="those without a role" names={names} />}
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
