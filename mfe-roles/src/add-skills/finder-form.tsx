import { Box, Button, chakra, LoadError, TextField } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import type { SkillFinder } from './use-skill-finder';

/** Search form for skills: name, category, family, source. */
export function FinderForm({ finder }: { finder: SkillFinder }) {
  const { filter, change, options, failed } = finder;
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
        finder.ask();
      }}
    >
      <TextField
        label="Skill Name"
        value={filter.searchString}
        onChange={({ target }) => change({ searchString: target.value })}
      />
      <IdsPicker
        {...shared}
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
        <Button
          type="submit"
          icon="search"
          loading={finder.isLoading}
          disabledReason={finder.isReady ? undefined : 'The categories are loading'}
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
