import { type SkillSummary, searchSkills } from '@skills-architect/contracts/skills';
import { useCallPages } from '@skills-architect/portal-kit';
import { NameSearch, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const SUGGESTIONS = 30;

interface SkillNameSearchProps {
  /** The text searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** Search by skill name, with suggestions from the library. */
export function SkillNameSearch({ text, onSearch }: SkillNameSearchProps) {
  const [looked, setLooked] = useState('');
  const found = useCallPages(searchSkills, {
    key: looked,
    input: looked ? (offset) => ({ body: { searchString: looked, pagesize: SUGGESTIONS, offset } }) : undefined,
    rows: (answer): SkillSummary[] => answer.skills,
    total: (answer) => answer.total,
  });
  return (
    <NameSearch
      label="Skill name"
      text={text}
      onSearch={onSearch}
      onLook={setLooked}
      options={looked ? found.rows.map(toOption) : []}
      {...pagesState(found)}
    />
  );
}

const toOption = ({ skillId, skillName, skillFamily }: SkillSummary) => ({
  value: skillId,
  label: skillName,
  hint: skillFamily.skillFamily,
});
