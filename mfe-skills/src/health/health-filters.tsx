import { type FindingCount, HealthKind } from '@skills-architect/contracts';
import { formatNumber } from '@skills-architect/contracts/locale';
import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Box, FilterBar, SelectField } from '@skills-architect/ui-kit';
import { KINDS } from './health-kinds';

interface HealthFiltersProps {
  /** Undefined in the overview of all kinds. */
  kind: HealthKind | undefined;
  source: number;
  state: 'open' | 'ignored';
  counts: ReadonlyMap<string, FindingCount>;
  onChange: (part: { kind?: string; source?: number; state?: string }) => void;
}

/** Filters: kind of findings with its count, source, and open or ignored. */
export function HealthFilters({ kind, source, state, counts, onChange }: HealthFiltersProps) {
  const sources = useCall(listSources, {});
  const kindTitle = (kind: HealthKind) => {
    const count = counts.get(kind);
    return count ? `${KINDS[kind].title} (${formatNumber(count[state])})` : KINDS[kind].title;
  };
  return (
    <FilterBar onClear={source || state === 'ignored' ? () => onChange({ source: 0, state: 'open' }) : undefined}>
      <Box w="80" maxW="full">
        <SelectField
          label="Kind"
          value={kind ?? ''}
          placeholder="All kinds"
          options={HealthKind.options.map((option) => ({ value: option, label: kindTitle(option) }))}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
      </Box>
      {(!kind || KINDS[kind].hasSource) && (
        <Box w="56" maxW="full">
          <SelectField
            label="Source"
            value={source || ''}
            placeholder="All sources"
            options={(sources.data?.sources ?? []).map((source) => ({ value: source.sourceId, label: source.source }))}
            onChange={({ target }) => onChange({ source: Number(target.value) })}
          />
        </Box>
      )}
      {kind && (
        <Box w="40" maxW="full">
          <SelectField
            label="Show"
            value={state}
            options={[
              { value: 'open', label: 'Open' },
              { value: 'ignored', label: 'Ignored' },
            ]}
            onChange={({ target }) => onChange({ state: target.value })}
          />
        </Box>
      )}
    </FilterBar>
  );
}
