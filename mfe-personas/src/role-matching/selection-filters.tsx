import { Box, Button, FilterBar, HStack, IconButton, SearchBox, Switch } from '@skills-architect/ui-kit';
import { MultiPicker } from '@skills-architect/ui-kit/extra';

interface SelectionFiltersProps {
  search: string;
  chosenDepartments: readonly string[];
  departments: readonly string[];
  /** Whether only rows without a role are shown. */
  withoutRole: boolean;
  onChange: (filter: { search?: string; departments?: readonly string[]; withoutRole?: boolean }) => void;
  /** Number of rows with a clear first suggestion and without a role. */
  clearCount: number;
  onChooseFirst: () => void;
  onUndoFirst: (() => void) | undefined;
  /** Opens the score legend; undefined while it is open. */
  onExplainScores: (() => void) | undefined;
}

/** Search and filters of Role Selection, and the selection of all clear first suggestions. */
export function SelectionFilters({ search, chosenDepartments, departments, ...rest }: SelectionFiltersProps) {
  const { withoutRole, clearCount, onChange, onChooseFirst, onUndoFirst, onExplainScores } = rest;
  const option = (name: string) => ({ value: name, label: name || 'No department' });
  return (
    <FilterBar
      onClear={
        search || chosenDepartments.length || withoutRole
          ? () => onChange({ search: '', departments: [], withoutRole: false })
          : undefined
      }
      end={
        <>
          {onExplainScores && <IconButton icon="help" label="What the scores are made of" onClick={onExplainScores} />}
          {onUndoFirst && (
            <Button variant="quiet" icon="undo" onClick={onUndoFirst}>
              Undo first suggestions
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={onChooseFirst}
            disabledReason={clearCount ? undefined : 'No unassigned client role has a clear suggestion'}
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
