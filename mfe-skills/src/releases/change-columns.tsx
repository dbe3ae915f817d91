import { formatWhen } from '@skills-architect/contracts/locale';
import type { ReleasedChange, ReleasedKind } from '@skills-architect/contracts/skills';
import { ChangeBadge } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { TextLink } from '@skills-architect/ui-kit';
import type { Column } from '@skills-architect/ui-kit/extra';

const PATHS: Record<ReleasedKind, string> = { skill: '/skill/edit', role: '/role/edit' };

/** Columns of the changes; deleted records have no link. */
export const changeColumns = (kind: ReleasedKind): Column<ReleasedChange>[] => [
  {
    id: 'name',
    title: kind === 'skill' ? 'Skill' : 'Industry Role',
    rowHeader: true,
    sortable: true,
    cell: ({ id, name, change }) =>
      change === 'deleted' ? (
        name
      ) : (
        <TextLink asChild>
          <Link to={`${PATHS[kind]}/${id}`}>{name}</Link>
        </TextLink>
      ),
  },
  {
    id: 'change',
    title: 'What happened',
    narrow: 'value',
    cell: ({ change }) => <ChangeBadge change={change} />,
    width: '9rem',
  },
  { id: 'fields', title: 'Changed fields', narrow: 'labelled', cell: ({ fields }) => fields.join(', ') },
  { id: 'at', title: 'Last change', narrow: 'value', sortable: true, cell: ({ at }) => formatWhen(at), width: '11rem' },
  { id: 'user', title: 'Who', narrow: 'value', cell: ({ user }) => user.userName, width: '10rem' },
  {
    id: 'history',
    title: 'History',
    hideTitle: true,
    width: '6rem',
    align: 'end',
    cell: ({ id, name, change }) =>
      change !== 'deleted' && (
        <TextLink asChild>
          <Link to={`${PATHS[kind]}/${id}?history=true`} aria-label={`History of ${name}`}>
            History
          </Link>
        </TextLink>
      ),
  },
];
