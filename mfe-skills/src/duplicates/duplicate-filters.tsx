import { DUPLICATE_REASONS, listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Box, FilterBar, SelectField } from '@skills-architect/ui-kit';
import type { DuplicateFilter } from './use-duplicates';

interface DuplicateFiltersProps {
  filter: DuplicateFilter;
  onChange: (part: Partial<DuplicateFilter>) => void;
}

/** Source and reason of the pairs shown. */
export function DuplicateFilters({ filter, onChange }: DuplicateFiltersProps) {
  const sources = useCall(listSources, {});
  return (
    <FilterBar>
      <Box w="64" maxW="full">
        <SelectField
          label="Source"
          value={filter.source || ''}
          placeholder="All sources"
          options={(sources.data?.sources ?? []).map(({ sourceId, source }) => ({ value: sourceId, label: source }))}
          onChange={(event) => onChange({ source: Number(event.target.value) })}
        />
      </Box>
      <Box w="64" maxW="full">
        <SelectField
          label="Reason"
          value={filter.reason}
          placeholder="All reasons"
          options={DUPLICATE_REASONS.map((reason) => ({ value: reason, label: reason }))}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      </Box>
    </FilterBar>
  );
}
