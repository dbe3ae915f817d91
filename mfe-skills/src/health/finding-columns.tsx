import type { Finding, HealthKind } from '@skills-architect/contracts';
import { formatWhen } from '@skills-architect/contracts/locale';
import { Link } from '@skills-architect/portal-kit';
import { Button, TextLink, Wrap } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { KINDS } from './health-kinds';

interface FindingColumnsProps {
  kind: HealthKind;
  state: 'open' | 'ignored';
  /** Whether any finding has details; otherwise the column is omitted. */
  hasDetails: boolean;
  sourceName: (sourceId: number) => string;
  onIgnore: (finding: Finding) => void;
  onReview: (finding: Finding) => void;
}

const isReview = (kind: HealthKind) => KINDS[kind].review !== undefined;
const sinceTitle = (kind: HealthKind) => {
  if (isReview(kind)) return 'Last change or review';
  return kind === 'persona-role' ? 'Role changed' : 'Found';
};

/** Columns of the findings of one kind, with actions that resolve them. */
export const findingColumns = ({
  kind,
  state,
  hasDetails,
  sourceName,
  onIgnore,
  onReview,
}: FindingColumnsProps): Column<Finding>[] => [
  {
    id: 'name',
    title: 'Name',
    rowHeader: true,
    cell: (finding) => (
      <TextLink asChild>
        <Link to={KINDS[kind].actions[0].path(finding)}>{finding.name}</Link>
      </TextLink>
    ),
  },
  ...(hasDetails
    ? [
        {
          id: 'detail',
          title: kind === 'persona-role' ? 'Industry Role' : 'Detail',
          narrow: 'value' as const,
          cell: ({ detail }: Finding) => detail,
        },
      ]
    : []),
  ...(KINDS[kind].hasSource
    ? [
        {
          id: 'source',
          title: 'Source',
          narrow: 'value' as const,
          cell: ({ sourceId }: Finding) => sourceName(sourceId),
          width: '10rem',
        },
      ]
    : []),
  {
    id: 'since',
    title: sinceTitle(kind),
    narrow: 'labelled',
    cell: ({ since }) => formatWhen(since),
    width: '12rem',
  },
  {
    id: 'actions',
    title: 'Actions',
    hideTitle: true,
    width: '22rem',
    align: 'end',
    cell: (finding) => (
      <Wrap gap="2" justify="end" align="center">
        {state === 'open' &&
          KINDS[kind].actions.map(({ label, path }) => (
            <TextLink key={label} asChild>
              <Link to={path(finding)} aria-label={`${label}: ${finding.name}`}>
                {label}
              </Link>
            </TextLink>
          ))}
        {isReview(kind) && state === 'open' && (
          <Button size="sm" aria-label={`Mark as reviewed: ${finding.name}`} onClick={() => onReview(finding)}>
            Mark as reviewed
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${state === 'open' ? 'Ignore' : 'Stop ignoring'}: ${finding.name}`}
          onClick={() => onIgnore(finding)}
        >
          {state === 'open' ? 'Ignore' : 'Stop ignoring'}
        </Button>
      </Wrap>
    ),
  },
];
