import { formatNumber } from '@skills-architect/contracts/locale';
import type { CompanyOverview } from '@skills-architect/contracts/personas';
import { ShownName } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { EmptyState, Panel, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { ClampedText, type Column, DataTable } from '@skills-architect/ui-kit/extra';

type SingleSkills = CompanyOverview['singleSkills'];

const COLUMNS: Column<SingleSkills['skills'][number]>[] = [
  {
    id: 'skill',
    title: 'Skill',
    rowHeader: true,
    cell: ({ skillName, nameLanguage }) => <ShownName name={skillName} language={nameLanguage} />,
  },
  {
    id: 'persona',
    title: 'Persona',
    narrow: 'value',
    cell: ({ personaId, personaName }) => (
      <TextLink asChild>
        <Link to={`/persona/architect-skills/${personaId}`}>
          <ClampedText lines={2}>{personaName}</ClampedText>
        </Link>
      </TextLink>
    ),
  },
];

/** The skills that one persona alone has. */
export function SingleSkills({ total, skills }: SingleSkills) {
  return (
    <Panel title="Skills of One Persona Alone">
      <Stack gap="2">
        <Text>
          {total === 1 ? '1 skill is' : `${formatNumber(total)} skills are`} needed by one persona alone
          {skills.length < total && `; the first ${formatNumber(skills.length)} are listed`}.
        </Text>
        <DataTable
          caption="Skills that one persona alone has"
          columns={COLUMNS}
          rows={skills}
          rowKey={({ skillId }) => skillId}
          rowLabel={({ skillName }) => skillName}
          empty={<EmptyState title="Every skill is needed by several personas" />}
          maxHeight="24rem"
        />
      </Stack>
    </Panel>
  );
}
