import { formatCount } from '@skills-architect/contracts/locale';
import { trendingSkills } from '@skills-architect/contracts/roles';
import { ShownName } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { chakra, Heading, Panel, Stack, Text } from '@skills-architect/ui-kit';
import { Marquee } from './marquee';
import { SkillTreeChart } from './skill-tree-chart';

const MAX_SHOWN = 8;
const CHARTED = ['Software Design', 'Cloud Computing', 'API Design'];

/** The skills used by most industry roles of the client's library, and the trees of three skills. */
export function TrendingSkills({ clientId }: { clientId: number }) {
  const skills = useCall(trendingSkills, { query: { clientId, limit: MAX_SHOWN } }).data?.skills ?? [];
  return (
    <Panel>
      <Stack gap="4">
        {skills.length > 0 && (
          <Marquee label="Trending skills">
            {skills.map(({ skillId, skillName, nameLanguage, roles }) => (
              <li key={skillId}>
                <ShownName name={skillName} language={nameLanguage} />{' '}
                <Text as="span" color="fg.muted">
                  {formatCount(roles, 'role')}
                </Text>
              </li>
            ))}
          </Marquee>
        )}
        <Heading as="h2">Skill tree</Heading>
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(14rem, 1fr))" gap="4">
          {CHARTED.map((name) => (
            <SkillTreeChart key={name} name={name} clientId={clientId} />
          ))}
        </chakra.div>
      </Stack>
    </Panel>
  );
}
