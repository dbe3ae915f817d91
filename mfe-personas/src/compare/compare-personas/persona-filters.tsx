import { listPersonaGroups } from '@skills-architect/contracts/personas';
import { useCall } from '@skills-architect/portal-kit';
import { Box, FilterBar, SelectField } from '@skills-architect/ui-kit';
import { ViewSwitches } from '../compare-view/view-switches';
import type { PersonaComparisonState } from './use-persona-comparison';

const ALL = 0;

interface PersonaFiltersProps {
  clientId: number;
  comparison: PersonaComparisonState;
}

/** Selects the department whose personas are offered, and the part of the matrix that is shown. */
export function PersonaFilters({ clientId, comparison }: PersonaFiltersProps) {
  const groups = useCall(listPersonaGroups, { query: { clientId } });
  return (
    <FilterBar
      label="What is compared"
      end={comparison.loaded.length > 1 && <ViewSwitches view={comparison.view} onChange={comparison.changeView} />}
    >
      <Box w="64" maxW="full">
        <SelectField
          label="Department"
          value={comparison.groupId}
          options={[
            { value: ALL, label: 'All' },
            ...(groups.data?.groups ?? []).map(({ personaGroupId, personaGroupName }) => ({
              value: personaGroupId,
              label: personaGroupName,
            })),
          ]}
          onChange={({ target }) => comparison.chooseGroup(Number(target.value))}
        />
      </Box>
    </FilterBar>
  );
}
