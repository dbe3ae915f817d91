import { Box, Button, chakra, LoadError, TextField } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import { isEmpty, type SkillFilter, useFilterOptions } from './use-skill-search';

interface SearchFormProps {
  clientId: number;
  filter: SkillFilter;
  onChange: (filter: SkillFilter) => void;
  onSearch: () => void;
  busy: boolean;
}

/** Search form: by name, or by category, family or source. */
export function SearchForm({ clientId, filter, onChange, onSearch, busy }: SearchFormProps) {
  const { categories, families, sources, failed } = useFilterOptions(clientId, filter.categories);
  const empty = isEmpty(filter);
  const picker = (label: string, options: typeof categories, field: 'categories' | 'families' | 'sources') => (
    <IdsPicker
      label={label}
      options={options}
      value={filter[field]}
      maxChips={1}
      placeholder="All"
      onChange={(ids) => onChange({ ...filter, [field]: ids, ...(field === 'categories' && { families: [] }) })}
    />
  );
  return (
    <chakra.form
      role="search"
      aria-label="Search skills"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1.4fr 1fr 1fr 1fr auto' }}
      gap="3"
      alignItems="start"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onSearch();
      }}
    >
      <TextField
        label="Skill Name"
        value={filter.searchString}
        onChange={({ target }) => onChange({ ...filter, searchString: target.value })}
      />
      {picker('Category', categories, 'categories')}
      {picker('Family', families, 'families')}
      {picker('Source', sources, 'sources')}
      <Box pt={{ base: '0', lg: '6' }}>
        <Button
          type="submit"
          icon="search"
          loading={busy}
          disabledReason={empty ? 'Enter a name, or choose a category, family or source' : undefined}
        >
          Search
        </Button>
      </Box>
      {failed && (
        <Box gridColumn="1 / -1">
          <LoadError of={failed} />
        </Box>
      )}
    </chakra.form>
  );
}
