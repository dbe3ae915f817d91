import { countJobs, type PostingFilter } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { LoadError, Panel, ProgressBar, SimpleGrid, Stack, Text } from '@skills-architect/ui-kit';

/** Share in whole percent. */
export const percent = (part: number, whole: number): number => (whole ? Math.round((part / whole) * 100) : 0);

/** Number of postings, and how many of them are annotated. */
export function JobCounters({ filter: { sector, source } }: { filter: PostingFilter }) {
  const counts = useCall(countJobs, { query: { sector, source } }, { keepPreviousData: true });
  const { AllJobsCount: all, AnnotatedJobsCount: annotated, UnannotatedJobsCount: open } = counts.data ?? {};
  if (counts.error && !counts.data) return <LoadError of={counts} />;
  return (
    <Panel>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <Counter label="Total jobs" count={all} of={all} />
        <Counter label="Annotated" count={annotated} of={all} tone="done" />
        <Counter label="Unannotated" count={open} of={all} />
      </SimpleGrid>
    </Panel>
  );
}

interface CounterProps {
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  of: number | undefined;
  tone?: 'done';
}

function Counter({ label, count, of, tone }: CounterProps) {
  const known = count !== undefined && of !== undefined;
  return (
    <Stack gap="1">
      <Text color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text fontSize="lg" fontWeight="semibold" aria-live="polite">
        {known ? `${count.toLocaleString()} (${percent(count, of)}%)` : '…'}
      </Text>
      {known && <ProgressBar label={label} value={count} max={of || 1} tone={tone} />}
    </Stack>
  );
}
