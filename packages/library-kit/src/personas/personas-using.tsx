import type { PersonaOfSkill } from '@skills-architect/contracts/skills';
import type { CallResult } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable } from '@skills-architect/ui-kit/extra';
import { useMemo } from 'react';
import type { usePaging } from '../tables/use-paging';

const personaColumns = (toPath: (personaId: number) => string): Column<PersonaOfSkill>[] => [
  {
    id: 'personaName',
    title: 'Persona',
    cell: ({ personaId, personaName }) => (
      <TextLink href={toPath(personaId)} target="_blank" rel="noreferrer">
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

interface PersonasUsingProps {
  caption: string;
  /** Message if there are no personas. */
  empty: string;
  /** Path of the screen that opens for a persona. */
  toPath: (personaId: number) => string;
  read: CallResult<{ personas: PersonaOfSkill[]; total: number; totalIsCapped?: boolean | undefined }>;
  pager: ReturnType<typeof usePaging>['pager'];
}

/** The personas of all clients that use a record of the library. */
export function PersonasUsing({ caption, empty, toPath, read, pager }: PersonasUsingProps) {
  const columns = useMemo(() => personaColumns(toPath), [toPath]);
  const { personas, total = 0, totalIsCapped } = read.data ?? {};
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={personas}
      rowKey={({ personaId }) => personaId}
      rowLabel={({ personaName }) => personaName}
      loading={read.isRefreshing}
      error={read.error && <LoadError result={read} />}
      empty={<EmptyState>{empty}</EmptyState>}
      pager={pager(total, totalIsCapped)}
      maxHeight="none"
    />
  );
}
