import { languageName } from '@skills-architect/contracts/locale';
import { type ContentRelevancy, relevancyLabels } from '@skills-architect/contracts/skills';
import { Box, FilterBar, SelectField, Switch } from '@skills-architect/ui-kit';
import type { ContentList } from './use-content-list';

const RELEVANCIES: readonly ContentRelevancy[] = [0, 1, 2];

interface ContentFiltersProps {
  list: ContentList;
  sourceId: number;
}

/** Filters of the content of a skill; options are the values that occur. */
export function ContentFilters({ list: { read, filter, isFiltered, change, clear }, sourceId }: ContentFiltersProps) {
  const { contentTypes = [], contentProviders = [], contentLanguages = [] } = read.data?.filters ?? {};
  const labels = relevancyLabels(sourceId);
  return (
    <FilterBar
      {...(isFiltered && { onClear: clear })}
      end={
        <Switch
          label="Show content marked irrelevant"
          checked={filter.showIrrelevant}
          onChange={(event) => change({ contentIrrelevant: event.target.checked })}
        />
      }
    >
      <Box w="44" maxW="full">
        <SelectField
          label="Content Type"
          value={filter.contentType}
          placeholder="All types"
          options={contentTypes.map((type) => ({ value: type, label: type }))}
          onChange={(event) => change({ contentType: event.target.value })}
        />
      </Box>
      <Box w="52" maxW="full">
        <SelectField
          label="Provider"
          value={filter.contentProviderId ?? ''}
          placeholder="All providers"
          options={contentProviders.map(({ contentProviderId, contentProvider }) => ({
            value: contentProviderId,
            label: contentProvider,
          }))}
          onChange={(event) => change({ contentProvider: event.target.value })}
        />
      </Box>
      <Box w="40" maxW="full">
        <SelectField
          label="Language"
          value={filter.contentLanguage}
          placeholder="All languages"
          options={contentLanguages.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(event) => change({ contentLanguage: event.target.value })}
        />
      </Box>
      <Box w="44" maxW="full">
        <SelectField
          label="Relevancy"
          value={filter.relevancy ?? ''}
          placeholder="All"
          options={RELEVANCIES.filter((relevancy) => relevancy !== 2 || filter.showIrrelevant).map((relevancy) => ({
            value: relevancy,
            label: labels[relevancy],
          }))}
          onChange={(event) => change({ contentRelevancy: event.target.value })}
        />
      </Box>
    </FilterBar>
  );
}
