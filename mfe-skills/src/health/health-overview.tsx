import { type FindingCount, HealthKind } from '@skills-architect/contracts';
import { formatCount, formatNumber } from '@skills-architect/contracts/locale';
import { Link } from '@skills-architect/portal-kit';
import { chakra, EmptyState, SimpleGrid, Skeleton, Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { CollapsedNames } from '@skills-architect/ui-kit/extra';
import { KINDS } from './health-kinds';

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '4',
    h: 'full',
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'md',
    _hover: { bg: 'bg.hover', borderColor: 'accent.solid' },
  },
});

interface HealthOverviewProps {
  /** Undefined until every service has answered. */
  counts: ReadonlyMap<string, FindingCount> | undefined;
  isUnchecked: boolean;
  /** Query of the list of a kind, beside its kind. */
  query: string;
}

/** A tile per kind of finding that needs attention, the most findings first, then the kinds without any. */
export function HealthOverview({ counts, isUnchecked, query }: HealthOverviewProps) {
  if (!counts) return <Skeleton lines={6} label="Counting the findings" />;
  const openOf = (kind: HealthKind) => counts.get(kind)?.open ?? 0;
  const worstFirst = HealthKind.options
    .filter((kind) => openOf(kind) > 0)
    .sort((first, second) => openOf(second) - openOf(first));
  const done = HealthKind.options.filter((kind) => counts.get(kind)?.open === 0);
  return (
    <Stack gap="6">
      {worstFirst.length === 0 ? (
        <EmptyState icon="check" title={isUnchecked ? 'Not checked yet' : 'Nothing needs attention'} />
      ) : (
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap="4" aria-label="What needs attention">
          {worstFirst.map((kind) => (
            <li key={kind}>
              <Tile to={`/skill/health?kind=${kind}${query}`}>
                <Text as="span" fontSize="xl" fontWeight="semibold">
                  {formatNumber(openOf(kind))}
                </Text>
                <Text as="span" fontWeight="semibold">
                  {KINDS[kind].title}
                </Text>
                <Text as="span" color="fg.muted" fontSize="sm">
                  {KINDS[kind].help}
                </Text>
              </Tile>
            </li>
          ))}
        </SimpleGrid>
      )}
      {!isUnchecked && worstFirst.length > 0 && done.length > 0 && (
        <Wrap gap="2" align="center">
          <Text color="fg.muted">{`${formatCount(done.length, 'check')} without findings:`}</Text>
          <CollapsedNames owner="checks without findings" names={done.map((kind) => KINDS[kind].title)} />
        </Wrap>
      )}
    </Stack>
  );
}
