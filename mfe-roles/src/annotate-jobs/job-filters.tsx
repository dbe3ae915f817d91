import {
  jobPostingFilters,
  type PostingFilter,
  type PostingNeed,
  SUB_SECTOR_WORDS,
} from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Box, FilterBar, SearchBox } from '@skills-architect/ui-kit';
import { Picker, type PickerOption, toPickerProps } from '@skills-architect/ui-kit/extra';

const NEEDS = [
  { value: 'role', label: 'An industry role' },
  { value: 'decision', label: 'A decision on a proposal' },
] satisfies (PickerOption & { value: PostingNeed })[];
const ALL: PickerOption = { value: '', label: 'All' };

interface JobFiltersProps {
  filter: PostingFilter;
  onChange: (part: { title?: string; sector?: number; source?: string; needs?: string }) => void;
}

/** Filters of the postings: words of the title, sector, source and what is still missing. */
export function JobFilters({ filter, onChange }: JobFiltersProps) {
  const filterValues = useCall(jobPostingFilters, {});
  const sectors = [...(filterValues.data?.sectors ?? [])]
    .sort((a, b) => a.sub_sector_type - b.sub_sector_type)
    .map((sector) => ({
      value: sector.sub_sector_id,
      label: sector.sub_sector_name,
      group: SUB_SECTOR_WORDS[sector.sub_sector_type].several,
    }));
  const sources = (filterValues.data?.sources ?? []).map((name) => ({ value: name, label: name }));
  const picker = (
    label: string,
    options: PickerOption[],
    value: string | number | undefined,
    choose: (option: PickerOption) => void,
  ) => (
    <Box w={{ base: 'full', sm: '64' }}>
      <Picker
        label={label}
        clearable={false}
        options={[ALL, ...options]}
        value={options.find((option) => option.value === value) ?? ALL}
        onChange={(option) => choose(option ?? ALL)}
        {...toPickerProps(filterValues)}
      />
    </Box>
  );
  return (
    <FilterBar
      onClear={
        Object.keys(filter).length > 0 ? () => onChange({ title: '', sector: 0, source: '', needs: '' }) : undefined
      }
    >
      <SearchBox label="Search titles" value={filter.title ?? ''} onChange={(title) => onChange({ title })} />
      {picker('Sector', sectors, filter.sector, ({ value }) => onChange({ sector: Number(value) }))}
      {picker('Source', sources, filter.source, ({ value }) => onChange({ source: String(value) }))}
      {picker('Still missing', NEEDS, filter.needs, ({ value }) => onChange({ needs: String(value) }))}
    </FilterBar>
  );
}
