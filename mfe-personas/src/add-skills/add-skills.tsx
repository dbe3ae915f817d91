import { notify } from '@skills-architect/portal-kit';
import { Button, Dialog, HStack, Stack } from '@skills-architect/ui-kit';
import { useState } from 'react';
import type { ChosenSkill } from '../persona-skills/chosen-skill';
import { FoundSkills } from './found-skills';
import { SearchForm } from './search-form';
import { SelectedSkills } from './selected-skills';
import { useSkillChoice } from './use-skill-choice';
import { NO_FILTER, useSkillSearch } from './use-skill-search';

interface AddSkillsProps {
  clientId: number;
  /** Ids of the skills the persona already has. */
  present: readonly number[];
  onAdd: (added: readonly ChosenSkill[]) => void;
  onClose: () => void;
}

/** Searches the library and adds skills to the list, each with a level. */
export function AddSkills({ clientId, present, onAdd, onClose }: AddSkillsProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useSkillSearch(clientId);
  const choice = useSkillChoice(present);
  const { selected } = choice;
  const select = () => {
    if (!choice.select()) return;
    setFilter(NO_FILTER);
    search.ask(undefined);
  };
  const add = () => {
    if (selected.length) onAdd(selected);
    else notify('No skills are selected for mapping', { variant: 'info' });
  };
  return (
    <Dialog
      open
      size="lg"
      title="Assign Skills To Persona"
      onClose={onClose}
      guarded={selected.length > 0 || choice.ticked.size > 0}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={add}>
            Add Skills To Persona
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SearchForm
          clientId={clientId}
          filter={filter}
          onChange={setFilter}
          onSearch={() => search.ask(filter)}
          busy={search.isLoading}
        />
        {search.asked && (
          <Stack gap="2">
            <FoundSkills
              search={search}
              selection={choice.selection}
              ids={choice.ticked}
              levels={choice.levels}
              onLevel={choice.onLevel}
            />
            <HStack justifyContent="flex-end">
              <Button onClick={select}>Select Skills</Button>
            </HStack>
          </Stack>
        )}
        {selected.length > 0 && <SelectedSkills selected={selected} onRemove={choice.remove} />}
      </Stack>
    </Dialog>
  );
}
