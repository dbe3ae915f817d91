import { formatNumber } from '@skills-architect/contracts/locale';
import { countJobs, type PostingFilter } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { LoadError, Panel, ProgressBar, SimpleGrid, Stack, Text } from '@skills-architect/ui-kit';

/** Whole percent of annotated and unannotated postings; both are 100 together. */
export const percentages = (annotated: number, all: number) => {
  const done = all ? Math.round((annotated / all) * 100) : 0;
  return { done, open: all ? 100 - done : 0 };
};

/** Number of postings, and how many of them are annotated. */
export function JobCounters({ filter: { title, sector, source } }: { filter: PostingFilter }) {
  const counts = useCall(countJobs, { query: { title, sector, source } }, { keepPreviousData: true });
  const { AllJobsCount: all, AnnotatedJobsCount: annotated, UnannotatedJobsCount: open } = counts.data ?? {};
  if (counts.error && !counts.data) return <LoadError result={counts} />;
  const shares = percentages(annotated ?? 0, all ?? 0);
  return (
    <Panel>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <Counter label="Total jobs" count={all} total={all} percent={all ? 100 : 0} />
        <Counter label="Annotated" count={annotated} total={all} percent={shares.done} tone="done" />
        <Counter label="Unannotated" count={open} total={all} percent={shares.open} />
      </SimpleGrid>
    </Panel>
  );
}

interface CounterProps {
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  total: number | undefined;
  percent: number;
  tone?: 'done';
}

function Counter({ label, count, total: of, percent, tone }: CounterProps) {
  const isLoaded = count !== undefined && of !== undefined;
  return (
    <Stack gap="1">
      <Text color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text fontSize="lg" fontWeight="semibold" aria-live="polite">
        {isLoaded ? `${formatNumber(count)} (${percent}%)` : '…'}
      </Text>
      {isLoaded && <ProgressBar label={label} value={count} max={of || 1} tone={tone} />}
    </Stack>
  );
}
