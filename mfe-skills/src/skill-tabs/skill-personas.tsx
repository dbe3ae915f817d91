import { type PersonaOfSkill, personasOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { EmptyState, LoadError, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { type Column, DataTable, formatTotal } from '@skills-architect/ui-kit/extra';
import { usePaged } from '../paged/use-paged';

const COLUMNS: Column<PersonaOfSkill>[] = [
  {
    id: 'personaName',
    title: 'Persona',
    cell: ({ personaId, personaName }) => (
      <TextLink href={`/persona/architect-skills/${personaId}`} target="_blank" rel="noreferrer">
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

/** The personas of all clients that have a skill. */
export function SkillPersonas({ skill: { skillId, skillName } }: { skill: Skill }) {
  const { query, pager } = usePaged();
  const read = useCall(personasOfSkill, { params: { skillId }, query }, { keepPreviousData: true });
  const { total = 0, totalIsCapped } = read.data ?? {};
  return (
    <Stack gap="3">
      <Text color="fg.muted">{`${formatTotal(total, totalIsCapped)} personas mapped`}</Text>
      <DataTable
        caption={`Personas of ${skillName}`}
        columns={COLUMNS}
        rows={read.data?.personas}
        rowKey={({ personaId }) => personaId}
        rowLabel={({ personaName }) => personaName}
        loading={read.isRefreshing}
        error={read.error && <LoadError of={read} />}
        empty={<EmptyState>No persona has this skill.</EmptyState>}
        pager={pager(total, totalIsCapped)}
        maxHeight="none"
      />
    </Stack>
  );
}
