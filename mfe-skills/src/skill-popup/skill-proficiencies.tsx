import type { Proficiency, Skill } from '@skills-architect/contracts/skills';
import { EmptyState, Tabs } from '@skills-architect/ui-kit';
import { LevelList } from '@skills-architect/ui-kit/extra';

interface SchemeLevels {
  schemeId: number;
  levelCount: number;
  levels: Proficiency[];
}

/** A skill's levels by scheme, the scheme with the fewest levels first. */
export const levelsByScheme = (proficiencies: readonly Proficiency[]): SchemeLevels[] => {
  const schemes = new Map<number, SchemeLevels>();
  for (const one of proficiencies) {
    const { schemeId, proficiencySchemeLevelCount: levelCount } = one;
    const scheme = schemes.get(schemeId) ?? { schemeId, levelCount, levels: [] };
    scheme.levels.push(one);
    schemes.set(schemeId, scheme);
  }
  return [...schemes.values()].sort((a, b) => a.levelCount - b.levelCount);
};

/** The levels of a skill; one tab per scheme where it has several. */
export function SkillProficiencies({ skill }: { skill: Pick<Skill, 'skillName' | 'proficiencies'> }) {
  const schemes = levelsByScheme(skill.proficiencies);
  const [only] = schemes;
  const label = `Levels of ${skill.skillName}`;
  if (!only) return <EmptyState>This skill has no levels yet.</EmptyState>;
  if (schemes.length === 1) return <Levels label={label} levels={only.levels} />;
  return (
    <Tabs
      label="Proficiency schemes"
      tabs={schemes.map(({ schemeId, levelCount, levels }) => ({
        id: String(schemeId),
        label: `${levelCount} PL`,
        content: <Levels label={label} levels={levels} />,
      }))}
    />
  );
}

function Levels({ label, levels }: { label: string; levels: readonly Proficiency[] }) {
  return (
    <LevelList
      label={label}
      levels={levels.map((one) => ({
        id: one.proficiencyId,
        number: one.levelNumber,
        name: one.level,
        description: one.description,
      }))}
    />
  );
}
