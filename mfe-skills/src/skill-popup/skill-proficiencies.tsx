import { levelsByScheme, type Skill } from '@skills-architect/contracts/skills';
import { EmptyState, Tabs } from '@skills-architect/ui-kit';
import { LevelList } from '@skills-architect/ui-kit/extra';

/** The levels of a skill; one tab per scheme where it has several. */
export function SkillProficiencies({ skill }: { skill: Pick<Skill, 'skillName' | 'proficiencies'> }) {
  const schemes = levelsByScheme(skill.proficiencies);
  const [only] = schemes;
  const label = `Levels of ${skill.skillName}`;
  if (!only) return <EmptyState>This skill has no levels yet.</EmptyState>;
  if (schemes.length === 1) return <LevelList label={label} levels={only.levels} />;
  return (
    <Tabs
      label="Proficiency schemes"
      tabs={schemes.map(({ schemeId, levelCount, levels }) => ({
        id: String(schemeId),
        label: `${levelCount} PL`,
        content: <LevelList label={label} levels={levels} />,
      }))}
    />
  );
}
