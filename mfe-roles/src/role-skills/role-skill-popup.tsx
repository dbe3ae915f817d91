import type { RoleSkill } from '@skills-architect/contracts/roles';
import { getSkill } from '@skills-architect/contracts/skills';
import { LevelList, ShownName } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Dialog, Loaded, Skeleton } from '@skills-architect/ui-kit';
import { CategoryDot, FactList, Tabs } from '@skills-architect/ui-kit/extra';

interface RoleSkillPopupProps {
  skill: RoleSkill;
  onClose: () => void;
}

/** A skill of the role: its description, its levels, and the expected level. */
export function RoleSkillPopup({ skill, onClose }: RoleSkillPopupProps) {
  const levels = (
    <LevelList
      label={`Levels of ${skill.skillName}`}
      levels={toListedLevels(skill)}
      getMark={({ proficiencyId }) => (proficiencyId === skill.proficiencyId ? 'Expected by the role' : undefined)}
    />
  );
  return (
    <Dialog open onClose={onClose} title={skill.skillName}>
      <Tabs
        label={skill.skillName}
        tabs={[
          { id: 'proficiencies', label: 'Proficiencies', content: levels },
          { id: 'details', label: 'Details', content: <Details skill={skill} /> },
        ]}
      />
    </Dialog>
  );
}

function Details({ skill }: { skill: RoleSkill }) {
  return (
    <FactList
      facts={[
        { name: 'Category', value: <CategoryDot name={skill.skillCategory.skillCategory} /> },
        {
          name: 'Family',
          value: <ShownName name={skill.skillFamily.skillFamily} language={skill.skillFamily.familyLanguage} />,
        },
        { name: 'Source', value: skill.skillSource.source },
        { name: 'Criticality', value: skill.skillCriticality },
        { name: 'Skill Description', value: <Description skillId={skill.skillId} /> },
      ]}
    />
  );
}

function Description({ skillId }: { skillId: number }) {
  const skill = useCall(getSkill, {
    params: { skillId },
    query: { includeProficiencies: false },
  });
  return (
    <Loaded result={skill} waiting={<Skeleton lines={3} label="Loading the description" />}>
      {({ skillDescription, descriptionLanguage }) =>
        skillDescription ? (
          <ShownName name={skillDescription} language={descriptionLanguage} />
        ) : (
          'This skill has no description yet.'
        )
      }
    </Loaded>
  );
}

/** The levels of the scheme that the role uses. */
const toListedLevels = ({ proficiencies, proficiencyId }: RoleSkill) => {
  const scheme = proficiencies.find((proficiency) => proficiency.proficiencyId === proficiencyId)?.schemeId;
  return proficiencies.filter((proficiency) => proficiency.schemeId === scheme);
};
