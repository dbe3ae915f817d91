import {
  LIBRARY_STATUS_NAMES,
  type LibraryStatus,
  listCategories,
  listFamilies,
  listSources,
} from '@skills-architect/contracts/skills';
import { nameHint } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { SimpleGrid } from '@skills-architect/ui-kit';
import { IdsPicker, SearchFilters, toPickerProps } from '@skills-architect/ui-kit/extra';
import { filterFamilies, type SkillFilter } from './use-skill-search-page';

interface SkillFiltersProps {
  filter: SkillFilter;
  count: number;
  /** The statuses available to the user. */
  offered: readonly LibraryStatus[];
  onChange: (part: Partial<SkillFilter>) => void;
  onClear: () => void;
}

/** Filters of the skill search. */
export function SkillFilters({ count, onClear, ...pickers }: SkillFiltersProps) {
  return (
    <SearchFilters count={count} onClear={onClear}>
      <Pickers {...pickers} />
    </SearchFilters>
  );
}

function Pickers({ filter, offered, onChange }: Pick<SkillFiltersProps, 'filter' | 'offered' | 'onChange'>) {
  const categories = useCall(listCategories, {});
  const families = useCall(listFamilies, {});
  const sources = useCall(listSources, {});
  const allFamilies = families.data?.families ?? [];
  const names = new Map(
    categories.data?.categories.map((category) => [category.skillCategoryId, category.skillCategory]),
  );
  const shownFamilies = filterFamilies(allFamilies, filter.categories).sort(
    (a, b) => a.skillCategoryId - b.skillCategoryId,
  );

  const chooseCategories = (ids: number[]) => {
    const remainingIds = new Set(filterFamilies(allFamilies, ids).map((family) => family.skillFamilyId));
    onChange({ categories: ids, families: filter.families.filter((id) => remainingIds.has(id)) });
  };
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" alignItems="start">
      <IdsPicker
        label="Category"
        placeholder="Any"
        options={(categories.data?.categories ?? []).map((category) => ({
          value: category.skillCategoryId,
          label: category.skillCategory,
        }))}
        value={filter.categories}
        onChange={chooseCategories}
        maxChips={2}
        {...toPickerProps(categories)}
      />
      <IdsPicker
        label="Family"
        placeholder="Any"
        options={shownFamilies.map((family) => ({
          value: family.skillFamilyId,
          label: family.skillFamily,
          hint: nameHint(family.familyLanguage),
          group: names.get(family.skillCategoryId),
        }))}
        value={filter.families}
        onChange={(ids) => onChange({ families: ids })}
        maxChips={2}
        {...toPickerProps(families)}
      />
      <IdsPicker
        label="Source"
        placeholder="Any"
        options={(sources.data?.sources ?? []).map((source) => ({ value: source.sourceId, label: source.source }))}
        value={filter.sources}
        onChange={(ids) => onChange({ sources: ids })}
        maxChips={2}
        {...toPickerProps(sources)}
      />
      <IdsPicker
        label="Status"
        placeholder="Any"
        options={offered.map((status) => ({ value: status, label: LIBRARY_STATUS_NAMES[status] }))}
        value={filter.statuses}
        onChange={(ids) => onChange({ statuses: ids })}
        maxChips={2}
      />
    </SimpleGrid>
  );
}
