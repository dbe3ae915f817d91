import { type ChangeCounts, LIBRARY_CHANGES, type LibraryChange } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import type { ReleasedKind } from '@skills-architect/contracts/skills';
import { changeLabel } from '@skills-architect/library-kit';
import { Box, FilterBar, SelectField } from '@skills-architect/ui-kit';

interface ChangeFiltersProps {
  kind: ReleasedKind;
  change: LibraryChange | undefined;
  /** Undefined while loading. */
  counts: ChangeCounts | undefined;
  onChange: (part: { kind?: string; change?: string }) => void;
}

/** Filters: kind of records, and kind of change with its count. */
export function ChangeFilters({ kind, change, counts, onChange }: ChangeFiltersProps) {
  return (
    <FilterBar label="Changes">
      <Box w="64" maxW="full">
        <SelectField
          label="Kind"
          value={kind}
          options={[
            { value: 'skill', label: 'Skills' },
            { value: 'role', label: 'Industry roles' },
          ]}
          onChange={(event) => onChange({ kind: event.target.value, change: '' })}
        />
      </Box>
      <Box w="64" maxW="full">
        <SelectField
          label="What happened"
          value={change ?? ''}
          placeholder="All changes"
          options={LIBRARY_CHANGES.map((libraryChange) => ({
            value: libraryChange,
            label: counts
              ? `${changeLabel(libraryChange)} (${formatNumber(counts[libraryChange])})`
              : changeLabel(libraryChange),
          }))}
          onChange={(event) => onChange({ change: event.target.value })}
        />
      </Box>
    </FilterBar>
  );
}
