import { ADMIN_LIKE } from '@skills-architect/contracts';
import { personasOfRole } from '@skills-architect/contracts/roles';
import type { PersonaOfSkill } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Panel, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable, formatTotal } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

/** Page size; the pager appears above it. */
const PAGE = 10;
const COLUMNS: Column<PersonaOfSkill>[] = [
  {
    id: 'personaName',
    title: 'Persona',
    cell: ({ personaId, personaName }) => (
      <TextLink href={`/persona/edit/${personaId}/false`} target="_blank" rel="noreferrer">
        {personaName}
      </TextLink>
    ),
  },
  {
    id: 'personaGroupName',
    title: 'Group',
    narrow: 'value',
    cell: ({ personaGroupName }) => personaGroupName,
    width: '20%',
  },
  {
    id: 'leadershipName',
    title: 'Leadership Role',
    narrow: 'value',
    cell: ({ leadershipName }) => leadershipName,
    width: '18%',
  },
  {
    id: 'proficiencySchemeName',
    title: 'Proficiency Scheme',
    narrow: 'hidden',
    cell: ({ proficiencySchemeName }) => proficiencySchemeName,
    width: '18%',
  },
  { id: 'clientName', title: 'Client', narrow: 'value', cell: ({ clientName }) => clientName, width: '18%' },
];

/** The personas of all clients that are mapped to a role; an SME sees their number. */
export function RolePersonas({ roleId }: { roleId: number }) {
  const { user } = useSession();
  const [page, setPage] = useState({ offset: 0, pageSize: PAGE });
  const query = { offset: page.offset, pagesize: page.pageSize };
  const read = useCall(personasOfRole, { params: { roleId }, query }, { keepPreviousData: true });
  const { total, totalIsCapped } = read.data ?? {};
  const title = total === undefined ? 'Personas' : `Personas (${formatTotal(total, totalIsCapped)})`;
  if (!ADMIN_LIKE.includes(user.userType)) return <Panel title={title} />;
  return (
    <Panel title={title}>
      <DataTable
        caption="Personas of this role"
        columns={COLUMNS}
        rows={read.data?.personas}
        rowKey={({ personaId }) => personaId}
        rowLabel={({ personaName }) => personaName}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        empty={<EmptyState>No persona is mapped to this role.</EmptyState>}
        pager={{ ...page, total: total ?? 0, isTotalCapped: totalIsCapped, onChange: setPage, showAbove: PAGE }}
        maxHeight="none"
      />
    </Panel>
  );
}
