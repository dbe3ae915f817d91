import { SearchFilters } from './search-filters';

export function SearchFiltersStories() {
  const none = () => undefined;
  return (
    <>
      <SearchFilters count={0} onClear={none}>
        Category, family, source and status
      </SearchFilters>
      <SearchFilters count={2} onClear={none}>
        Category, family, source and status
      </SearchFilters>
    </>
  );
}
