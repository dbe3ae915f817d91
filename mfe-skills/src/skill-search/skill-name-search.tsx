import { type SkillSummary, searchSkills } from '@skills-architect/contracts/skills';
import { useCallPages } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { SuggestBox } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const SUGGESTIONS = 30;

interface SkillNameSearchProps {
  /** What is searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** The skill's name, with suggestions from the library while somebody types. */
export function SkillNameSearch({ text, onSearch }: SkillNameSearchProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const [looked, setLooked] = useState('');
  if (text !== given) {
    setGiven(text);
    setTyped(text);
  }
  const found = useCallPages(searchSkills, {
    key: looked,
    input: looked ? (offset) => ({ body: { searchString: looked, pagesize: SUGGESTIONS, offset } }) : undefined,
    rows: (answer): SkillSummary[] => answer.skills,
    total: (answer) => answer.total,
  });
  return (
    <>
      <SuggestBox
        label="Skill name"
        value={typed}
        onChange={setTyped}
        onSearch={setLooked}
        onSubmit={onSearch}
        options={looked ? namesOf(found.rows) : []}
        loadMore={found.hasMore ? found.more : undefined}
        loading={found.isLoading || found.isRefreshing}
        loadError={found.error?.message}
        noOptions="Search results are not found"
      />
      <Button variant="primary" onClick={() => onSearch(typed)}>
        Search
      </Button>
    </>
  );
}

/** Sources share names; one suggestion searches for all of them. */
const namesOf = (skills: readonly SkillSummary[]) =>
  [...new Map(skills.map((skill) => [skill.skillName.toLocaleLowerCase(), skill])).values()].map(
    ({ skillId, skillName, skillFamily }) => ({ value: skillId, label: skillName, hint: skillFamily.skillFamily }),
  );
