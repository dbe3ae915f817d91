import { type SkillSummary, searchSkills } from '@skills-architect/contracts/skills';
import { nameHint, useNameSuggestions } from '@skills-architect/library-kit';
import { NameSearch } from '@skills-architect/ui-kit/extra';

interface SkillNameSearchProps {
  /** The text searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** Search by skill name, with suggestions from the library. */
export function SkillNameSearch(props: SkillNameSearchProps) {
  const { suggestions } = useNameSuggestions(searchSkills, {
    input: (searchString, page) => ({ body: { searchString, ...page } }),
    rows: ({ skills }) => skills,
    total: ({ total }) => total,
    toOption,
  });
  return <NameSearch {...props} label="Skill name" {...suggestions} />;
}

const toOption = ({ skillId, skillName, nameLanguage, skillFamily }: SkillSummary) => ({
  value: skillId,
  label: skillName,
  hint: nameHint(nameLanguage, skillFamily.skillFamily),
});
