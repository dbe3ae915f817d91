import { Box, Button, FilterBar, SearchBox } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';

interface SelectionFiltersProps {
  search: string;
  chosen: readonly string[];
  departments: readonly string[];
  onChange: (filter: { search?: string; departments?: readonly string[] }) => void;
  /** Number of rows with a clear first suggestion and without a role. */
  clear: number;
  onChooseFirst: () => void;
  onTakeBack: (() => void) | undefined;
}

export function SelectionFilters({ search, chosen, departments, onChange, ...rest }: SelectionFiltersProps) {
  const { clear, onChooseFirst, onTakeBack } = rest;
  const option = (name: string) => ({ value: name, label: name || 'No department' });
  return (
    <FilterBar
      onClear={search || chosen.length ? () => onChange({ search: '', departments: [] }) : undefined}
      end={
        <>
          {onTakeBack && (
            <Button variant="quiet" icon="undo" onClick={onTakeBack}>
              Undo first suggestions
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={onChooseFirst}
            disabledReason={clear ? undefined : 'No client role without a role has a clear suggestion'}
          >
            Select first suggestion for all
          </Button>
        </>
      }
    >
      <SearchBox label="Search client roles" value={search} onChange={(text) => onChange({ search: text })} />
      <Box w="field" maxW="full">
        <MultiPicker
          label="Department"
          hideLabel
          placeholder="Department"
          options={departments.map(option)}
          value={chosen.map(option)}
          onChange={(options) => onChange({ departments: options.map(({ value }) => String(value)) })}
        />
      </Box>
    </FilterBar>
  );
}
