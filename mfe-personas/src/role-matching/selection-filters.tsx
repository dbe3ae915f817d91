import { Box, FilterBar, HStack, IconButton, SearchBox, Switch } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';

interface SelectionFiltersProps {
  search: string;
  chosenDepartments: readonly string[];
  departments: readonly string[];
  /** Whether only rows without a role are shown. */
  withoutRole: boolean;
  onChange: (filter: { search?: string; departments?: readonly string[]; withoutRole?: boolean }) => void;
  /** Opens the score legend; undefined while it is open. */
  onExplainScores: (() => void) | undefined;
}

/** Search and filters of Role Selection. */
export function SelectionFilters({ search, chosenDepartments, departments, ...rest }: SelectionFiltersProps) {
  const { withoutRole, onChange, onExplainScores } = rest;
  const option = (name: string) => ({ value: name, label: name || 'No department' });
  return (
    <FilterBar
      onClear={
        search || chosenDepartments.length || withoutRole
          ? () => onChange({ search: '', departments: [], withoutRole: false })
          : undefined
      }
      end={onExplainScores && <IconButton icon="help" label="What the scores are made of" onClick={onExplainScores} />}
    >
      <SearchBox label="Search client roles" value={search} onChange={(text) => onChange({ search: text })} />
      <Box w="field" maxW="full">
        <MultiPicker
          label="Department"
          hideLabel
          placeholder="Department"
          options={departments.map(option)}
          value={chosenDepartments.map(option)}
          onChange={(options) => onChange({ departments: options.map(({ value }) => String(value)) })}
        />
      </Box>
      <HStack minH="9">
        <Switch
          label="Without an industry role"
          checked={withoutRole}
          onChange={({ target }) => onChange({ withoutRole: target.checked })}
        />
      </HStack>
    </FilterBar>
  );
}
