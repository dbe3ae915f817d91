import { listPersonas, type Persona } from '@skills-architect/contracts/personas';
import { navigate, useCallPages } from '@skills-architect/portal-kit';
import { Picker, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE = 30;

/** Navigates to another persona of the same client. */
export function PersonaPicker({ persona }: { persona: Persona }) {
  const { clientId, personaId, personaName } = persona;
  const [searchString, setSearchString] = useState('');
  const found = useCallPages(listPersonas, {
    key: searchString,
    rows: (answer) => answer.data,
    total: (answer) => answer.filteredPersonasCount,
    input: (offset) => ({ query: { clientId, searchString, pagesize: PAGE, offset } }),
  });
  return (
    <Picker
      label="Persona"
      hideLabel
      placeholder="Select Persona"
      clearable={false}
      value={{ value: personaId, label: personaName }}
      options={found.rows.map((one) => ({
        value: one.personaId,
        label: one.personaName,
        group: one.personaGroup.personaGroupName,
      }))}
      onChange={(option) => option && navigate(`/persona/architect-skills/${option.value}`)}
      onSearch={setSearchString}
      {...pagesState(found)}
    />
  );
}
