import { listPersonas } from '@skills-architect/contracts/personas';
import { navigate, useCallPages, useClient } from '@skills-architect/portal-kit';
import { Box, EmptyState, Stack, Text } from '@skills-architect/ui-kit';
import { Picker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { recommendedPath } from '../../industry-role/recommended-path';

/** The largest page size, because only some of the listed personas have the role. */
const PAGE_SIZE = 1000;

/** Chooses the persona whose levels are recommended; only personas with the industry role can be chosen. */
export function PersonaOfRole({ roleId }: { roleId: number }) {
  const { client } = useClient();
  const [searchString, setSearchString] = useState('');
  const found = useCallPages(listPersonas, {
    key: searchString,
    rows: (answer) => answer.data,
    total: (answer) => answer.filteredPersonasCount,
    input:
      client && ((offset) => ({ query: { clientId: client.clientId, searchString, pagesize: PAGE_SIZE, offset } })),
  });
  if (!client) return <EmptyState>Choose a client first.</EmptyState>;
  return (
    <Stack gap="3">
      <Text color="fg.muted">
        Choose the persona whose levels you want to set. Personas with this industry role are listed.
      </Text>
      <Box w="field" maxW="full">
        <Picker
          label="Persona"
          placeholder="Select Persona"
          clearable={false}
          value={null}
          options={found.rows
            .filter(({ industryRole }) => industryRole?.roleId === roleId)
            .map(({ personaId, personaName, personaGroup }) => ({
              value: personaId,
              label: personaName,
              group: personaGroup.personaGroupName,
            }))}
          onChange={(option) => option && navigate(recommendedPath({ roleId }, { personaId: Number(option.value) }))}
          onSearch={setSearchString}
          {...toPagedPickerProps(found)}
        />
      </Box>
    </Stack>
  );
}
