import { formatNumber } from '@skills-architect/contracts/locale';
import type { AccuracyBy, AccuracyRow, MatcherAccuracy } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import type { Column } from '@skills-architect/ui-kit/extra';
import { withShare } from './shares';

export const SPLITS: { value: AccuracyBy; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'source', label: 'Source' },
  { value: 'client', label: 'Client' },
];

const numberColumn = { align: 'end', narrow: 'labelled', width: '9.5rem' } as const;
const countColumns: Column<AccuracyRow>[] = [
  { ...numberColumn, id: 'decisions', title: 'Decisions', cell: ({ decisions }) => formatNumber(decisions) },
  { ...numberColumn, id: 'first', title: 'First chosen', cell: ({ first, chosen }) => withShare(first, chosen) },
  {
    ...numberColumn,
    id: 'firstThree',
    title: 'First three chosen',
    cell: ({ firstThree, chosen }) => withShare(firstThree, chosen),
  },
  {
    ...numberColumn,
    id: 'none',
    title: 'No role chosen',
    cell: ({ decisions, chosen }) => withShare(decisions - chosen, decisions),
  },
];
const withNameColumn = (title: string): Column<AccuracyRow>[] => [
  { id: 'name', title, cell: ({ name }) => name, rowHeader: true },
  ...countColumns,
];

/** Columns of the table for each way to group it. */
export const ACCURACY_COLUMNS: Record<AccuracyBy, Column<AccuracyRow>[]> = {
  month: withNameColumn('Month'),
  source: withNameColumn('Source'),
  client: withNameColumn('Client'),
};

export type Correction = MatcherAccuracy['corrections'][number];
export const CORRECTION_COLUMNS: Column<Correction>[] = [
  {
    id: 'suggested',
    title: 'First suggestion',
    rowHeader: true,
    cell: ({ suggested }) => (
      <Link to={`/role/edit/${suggested.roleId}`}>
        <ShownName name={suggested.roleName} language={suggested.nameLanguage} />
      </Link>
    ),
  },
  {
    id: 'chosen',
    title: 'Chosen instead',
    narrow: 'labelled',
    cell: ({ chosen }) =>
      chosen ? (
        <Link to={`/role/edit/${chosen.roleId}`}>
          <ShownName name={chosen.roleName} language={chosen.nameLanguage} />
        </Link>
      ) : (
        'No role chosen'
      ),
  },
  { id: 'title', title: 'For example', narrow: 'labelled', cell: ({ title }) => title },
  { ...numberColumn, id: 'times', title: 'Times', width: '6rem', cell: ({ times }) => formatNumber(times) },
];
