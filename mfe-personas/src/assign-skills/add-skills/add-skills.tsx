import { useGuardedDialog } from '@skills-architect/portal-kit';
import { Button, Dialog } from '@skills-architect/ui-kit';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';
import { addSelected } from './add-selected';
import { LibrarySkills } from './library-skills';
import { useLibrarySkills } from './use-library-skills';

interface AddSkillsProps {
  clientId: number;
  /** Ids of the skills the persona already has. */
  existingIds: readonly number[];
  onAdd: (skills: readonly ChosenSkill[]) => void;
  onClose: () => void;
}

/** Searches the library and adds skills to the list, each with a level; open as long as the address says `adding`. */
export function AddSkills({ clientId, existingIds, onAdd, onClose }: AddSkillsProps) {
  const state = useLibrarySkills(clientId, existingIds);
  const guard = useGuardedDialog(state.chosen.isDirty, onClose, 'adding');
  return (
    <Dialog
      open
      size="lg"
      title="Assign Skills To Persona"
      {...guard}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => void addSelected(state, onAdd)}>
            Add Skills To Persona
          </Button>
        </>
      }
    >
      <LibrarySkills state={state} />
    </Dialog>
  );
}
