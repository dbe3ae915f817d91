import { Box, Button, chakra, LoadError, type LoadErrorProps, TextField } from '@skills-architect/ui-kit';
import { IdsPicker, type IdsPickerProps } from '@skills-architect/ui-kit/extra';

type Ids = readonly number[];
interface Filter {
  searchString: string;
  categories: Ids;
  families: Ids;
  sources: Ids;
}

export interface SkillSearchFormProps {
  search: {
    filter: Filter;
    change: (part: Partial<Filter>) => void;
    ask: () => void;
    categoryNames?: readonly string[] | undefined;
    options: Record<'categories' | 'families' | 'sources', IdsPickerProps['options']>;
    isLoading: boolean;
  };
  /** Why the search is disabled. */
  disabledReason?: string | undefined;
  /** A list of the form that failed to load. */
  failed?: LoadErrorProps['result'] | undefined;
}

/** Search form for skills: name, category, family, source. */
export function SkillSearchForm({ search, disabledReason, failed }: SkillSearchFormProps) {
  const { filter, change, ask, options, isLoading } = search;
  const shared = { maxChips: 1, placeholder: 'All' };
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
        if (!disabledReason) ask();
      }}
    >
      <TextField
        label="Skill Name"
        value={filter.searchString}
        onChange={({ target }) => change({ searchString: target.value })}
      />
      <IdsPicker
        {...shared}
        placeholder={search.categoryNames?.join(', ') ?? 'All'}
        label="Category"
        options={options.categories}
        value={filter.categories}
        onChange={(categories) => change({ categories, families: [] })}
      />
      <IdsPicker
        {...shared}
        label="Family"
        options={options.families}
        value={filter.families}
        onChange={(families) => change({ families })}
      />
      <IdsPicker
        {...shared}
        label="Source"
        options={options.sources}
        value={filter.sources}
        onChange={(sources) => change({ sources })}
      />
      <Box pt={{ base: '0', lg: '6' }}>
        <Button type="submit" icon="search" loading={isLoading} disabledReason={disabledReason}>
          Search
        </Button>
      </Box>
      {failed && (
        <Box gridColumn="1 / -1">
          <LoadError result={failed} />
        </Box>
      )}
    </chakra.form>
  );
}
