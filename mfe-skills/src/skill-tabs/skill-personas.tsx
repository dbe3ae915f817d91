import { formatCount } from '@skills-architect/contracts/locale';
import { personasOfSkill, type Skill } from '@skills-architect/contracts/skills';
import { PersonasUsing, usePaging } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Stack, Text } from '@skills-architect/ui-kit';

const skillsPath = (personaId: number) => `/persona/architect-skills/${personaId}`;

/** The personas of all clients that have a skill. */
export function SkillPersonas({ skill: { skillId, skillName } }: { skill: Skill }) {
  const { query, pager } = usePaging('personas');
  const read = useCall(personasOfSkill, { params: { skillId }, query }, { keepPreviousData: true });
  const { total = 0, totalIsCapped } = read.data ?? {};
  return (
    <Stack gap="3">
      <Text color="fg.muted">{`${formatCount(total, 'persona', 'personas', totalIsCapped)} mapped`}</Text>
      <PersonasUsing
        caption={`Personas of ${skillName}`}
        empty="No persona has this skill."
        toPath={skillsPath}
        read={read}
        pager={pager}
      />
    </Stack>
  );
}
