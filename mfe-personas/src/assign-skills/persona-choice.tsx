import { listPersonas, type PersonaSummary } from '@skills-architect/contracts/personas';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE_SIZE = 30;

interface PersonaChoiceProps {
  label: string;
  hideLabel?: boolean;
  clientId: number;
  /** Only personas of this group. */
  groupId?: number;
  value: { personaId: number; personaName: string } | null;
  onChange: (persona: PickerOption | null) => void;
  clearable?: boolean;
}

const toOption = ({ personaId, personaName, personaGroup }: PersonaSummary): PickerOption => ({
  value: personaId,
  label: personaName,
  group: personaGroup.personaGroupName,
});

/** Chooses a persona of a client, grouped by department. */
export function PersonaChoice({ clientId, groupId, value, ...picker }: PersonaChoiceProps) {
  const [searchString, setSearchString] = useState('');
  const found = useCallPages(listPersonas, {
    key: `${clientId} ${groupId ?? ''} ${searchString}`,
    rows: (answer) => answer.data,
    total: (answer) => answer.filteredPersonasCount,
    input: (offset) => ({
      query: { clientId, searchString, personaGroupId: groupId ? [groupId] : [], pagesize: PAGE_SIZE, offset },
    }),
  });
  return (
    <Picker
      {...picker}
      placeholder="Select Persona"
      value={value && { value: value.personaId, label: value.personaName }}
      options={found.rows.map(toOption)}
      onSearch={setSearchString}
      {...toPagedPickerProps(found)}
    />
  );
}
