import { formatDate } from '@skills-architect/contracts/locale';
import { LIBRARY_STATUS_NAMES, type Skill } from '@skills-architect/contracts/skills';
import { ShownName, translatedNames } from '@skills-architect/library-kit';
import { CategoryDot, FactList } from '@skills-architect/ui-kit/extra';
import { KnowledgeBases } from './knowledge-bases';

/** The details of a skill besides its levels, content and assessments. */
export function SkillDetails({ skill }: { skill: Skill }) {
  const { skillDescription, embeddingDescription, encyclopedia: knowledge = [] } = skill;
  return (
    <FactList
      facts={[
        { name: 'Category', value: <CategoryDot name={skill.skillCategory.skillCategory} /> },
        {
          name: 'Family',
          value: <ShownName name={skill.skillFamily.skillFamily} language={skill.skillFamily.familyLanguage} />,
        },
        { name: 'Source', value: skill.skillSource.source },
        { name: 'Status', value: LIBRARY_STATUS_NAMES[skill.skillStatus] },
        {
          name: 'Skill Description',
          value: <ShownName name={skillDescription} language={skill.descriptionLanguage} />,
        },
        {
          name: 'Detailed Description',
          value: embeddingDescription === skillDescription ? '' : embeddingDescription,
        },
        { name: 'Knowledge Base', value: knowledge.length > 0 && <KnowledgeBases entries={knowledge} /> },
        { name: 'Also called', value: skill.alternativeNames.join(', ') },
        ...translatedNames(skill.translations),
        {
          name: 'Last changed',
          value: formatDate(skill.updated.at),
        },
      ]}
    />
  );
}
