import { Box, FilterBar, SelectField } from '@skills-architect/ui-kit';
import { ViewSwitches } from '../compare-view/view-switches';
import type { RoleComparisonState } from './use-role-comparison';

/** Source and scheme selects (for staff), and which part of the matrix is shown. */
export function ComparisonFilters({ comparison }: { comparison: RoleComparisonState }) {
  const { source, roles } = comparison;
  const isCompared = roles.length > 1;
  if (!source.mayChoose && !isCompared) return null;
  return (
    <FilterBar
      label="What is compared"
      end={isCompared && <ViewSwitches view={comparison.view} onChange={comparison.changeView} />}
    >
      {source.mayChoose && (
        <Box w="64" maxW="full">
          <SelectField
            label="Source"
            value={source.sourceId ?? ''}
            options={source.sources.map((option) => ({ value: option.sourceId, label: option.source }))}
            onChange={({ target }) => comparison.chooseSource(Number(target.value))}
          />
        </Box>
      )}
      {source.mayChoose && source.schemes.length > 0 && (
        <Box w="64" maxW="full">
          <SelectField
            label="Proficiency Scheme"
            value={source.levelCount}
            options={source.schemes.map((scheme) => ({ value: scheme.levelCount, label: scheme.schemeName }))}
            onChange={({ target }) => comparison.chooseLevels(Number(target.value))}
          />
        </Box>
      )}
    </FilterBar>
  );
}
