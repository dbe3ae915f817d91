import { LIBRARY_STATUS_NAMES, type LibraryStatus } from '@skills-architect/contracts/skills';
import { SimpleGrid } from '@skills-architect/ui-kit';
import { IdsPicker, MultiPicker, SearchFilters, toPickerProps } from '@skills-architect/ui-kit/extra';
import { useFilterOptions } from './filter-options';
import type { RoleFilter } from './use-role-search';

/** Selected tags shown before the rest is summarised as a count. */
const TAGS = 2;

interface RoleFiltersProps {
  filter: RoleFilter;
  count: number;
  /** The statuses available to the user. */
  offered: readonly LibraryStatus[];
  onChange: (part: Partial<RoleFilter>) => void;
  onClear: () => void;
}

/** Filters of the role search. */
export function RoleFilters({ count, onClear, ...pickers }: RoleFiltersProps) {
  return (
    <SearchFilters count={count} onClear={onClear}>
      <Pickers {...pickers} />
    </SearchFilters>
  );
}

function Pickers({ filter, offered, onChange }: Pick<RoleFiltersProps, 'filter' | 'offered' | 'onChange'>) {
  const {
    subSectors,
    functions,
    occupations,
    sources,
    findFunctionIds: functionIdsIn,
  } = useFilterOptions(filter.subSectors);
  const chooseSubSectors = (ids: number[]) => {
    const remainingIds = functionIdsIn(ids);
    onChange({ subSectors: ids, functions: filter.functions.filter((id) => remainingIds.has(id)) });
  };
  const shared = { placeholder: 'Any', maxChips: TAGS };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 3 }} gap="4" alignItems="start">
      <IdsPicker
        {...shared}
        label="Industry/Function"
        options={subSectors.options}
        value={filter.subSectors}
        onChange={chooseSubSectors}
        {...toPickerProps(subSectors)}
      />
      <IdsPicker
        {...shared}
        label="Department/Track"
        options={functions.options}
        value={filter.functions}
        onChange={(ids) => onChange({ functions: ids })}
        {...toPickerProps(functions)}
      />
      <MultiPicker
        {...shared}
        label="Occupation"
        options={occupations.options}
        value={filter.occupations.map((name) => ({ value: name, label: name }))}
        onChange={(chosen) => onChange({ occupations: chosen.map((option) => option.label) })}
        {...toPickerProps(occupations)}
      />
      <IdsPicker
        {...shared}
        label="Source"
        options={sources.options}
        value={filter.sources}
        onChange={(ids) => onChange({ sources: ids })}
        {...toPickerProps(sources)}
      />
      <IdsPicker
        {...shared}
        label="Status"
        options={offered.map((status) => ({ value: status, label: LIBRARY_STATUS_NAMES[status] }))}
        value={filter.statuses}
        onChange={(ids) => onChange({ statuses: ids })}
      />
    </SimpleGrid>
  );
}
