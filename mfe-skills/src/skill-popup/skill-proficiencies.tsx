import { groupLevelsByScheme, type Skill } from '@skills-architect/contracts/skills';
import { LevelList } from '@skills-architect/library-kit';
import { Link } from '@skills-architect/portal-kit';
import { EmptyState, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { missingTextsMessage } from '../skill-levels/own-texts';

/** The levels of a skill; with several schemes, one tab per scheme. */
export function SkillProficiencies({ skill }: { skill: Skill }) {
  const missing = missingTextsMessage(skill.proficiencies, skill.proficiencyStatus);
  const schemes = groupLevelsByScheme(skill.proficiencies);
  const [only] = schemes;
  const label = `Levels of ${skill.skillName}`;
  if (!only) return <EmptyState>{missing}</EmptyState>;
  if (schemes.length === 1)
    return (
      <Stack gap="2">
        {missing && <WriteTexts skillId={skill.skillId} text={missing} />}
        <LevelList label={label} levels={only.levels} />
      </Stack>
    );
  return (
    <Stack gap="2">
      {missing && <WriteTexts skillId={skill.skillId} text={missing} />}
      <Tabs
        label="Proficiency schemes"
        tabs={schemes.map(({ schemeId, levelCount, levels }) => ({
          id: String(schemeId),
          label: `${levelCount} PL`,
          content: <LevelList label={label} levels={levels} />,
        }))}
      />
    </Stack>
  );
}

function WriteTexts({ skillId, text }: { skillId: number; text: string }) {
  return (
    <Text color="fg.muted">
      {text}{' '}
      <TextLink asChild>
        <Link to={`/skill/edit/${skillId}`}>Write them</Link>
      </TextLink>
    </Text>
  );
}
