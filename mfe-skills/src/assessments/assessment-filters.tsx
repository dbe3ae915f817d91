import {
  ASSESSMENT_TYPE_IDS,
  ASSESSMENT_TYPE_NAMES,
  type AssessedScheme,
  LIBRARY_STATUS_NAMES,
} from '@skills-architect/contracts/skills';
import { SelectField, SimpleGrid } from '@skills-architect/ui-kit';
import type { AssessmentList, ListState } from './use-assessment-list';

interface AssessmentFiltersProps {
  schemes: readonly AssessedScheme[];
  list: AssessmentList;
  state: ListState;
}

const TYPES = ASSESSMENT_TYPE_IDS.map((id) => ({ value: id, label: ASSESSMENT_TYPE_NAMES[id] }));
const STATUSES = ([1, 2, 3, 4] as const).map((id) => ({ value: id, label: LIBRARY_STATUS_NAMES[id] }));

/** Filters of the assessments; for a skill with several schemes, one is chosen. */
export function AssessmentFilters({ schemes, list, state }: AssessmentFiltersProps) {
  const levels = list.scheme?.levels.map(({ levelId, level }) => ({ value: levelId, label: level })) ?? [];
  const filter = (
    label: string,
    field: 'assessmentLevel' | 'assessmentType' | 'assessmentStatus',
    options: { value: number; label: string }[],
  ) => (
    <SelectField
      label={label}
      placeholder="Any"
      options={options}
      value={state[field] || ''}
      onChange={({ target }) => list.filter({ [field]: Number(target.value) })}
    />
  );
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      {schemes.length > 1 && (
        <SelectField
          label="Proficiency levels"
          options={schemes.map(({ levelCount }) => ({ value: levelCount, label: `${levelCount} PL` }))}
          value={list.scheme?.levelCount}
          onChange={({ target }) => list.filter({ levelCount: Number(target.value), assessmentLevel: 0 })}
        />
      )}
      {filter('Level', 'assessmentLevel', levels)}
      {filter('Type', 'assessmentType', TYPES)}
      {filter('Status', 'assessmentStatus', STATUSES)}
    </SimpleGrid>
  );
}
