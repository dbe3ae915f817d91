import { similarSkills } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Button, Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { useEffect, useState } from 'react';

/** Debounce of the search for similar skills, in milliseconds. */
const PAUSE = 400;

interface SimilarSkillsProps {
  name: string;
  /** Ids of skills that the user has marked as different. */
  refused: readonly number[];
  onRefuse: (skillId: number) => void;
}

/** Possible duplicates of a new skill with this name, with reasons; renders nothing if there are none. */
export function SimilarSkills({ name, refused, onRefuse }: SimilarSkillsProps) {
  const [searchedName, setSearchedName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchedName(name.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const { data } = useCall(similarSkills, searchedName ? { query: { name: searchedName } } : undefined, {
    keepPreviousData: true,
  });
  const similar = data?.skills.filter(({ skillId }) => !refused.includes(skillId)) ?? [];
  if (!searchedName || !similar.length) return null;
  return (
    <Stack gap="1" role="status">
      <Text fontWeight="medium">Is it one of these?</Text>
      {similar.map(({ skillId, skillName, skillSource, why, matched }) => (
        <Text key={skillId}>
          <TextLink href={`/skill/edit/${skillId}`} target="_blank" rel="noreferrer">
            {skillName}
          </TextLink>{' '}
          <Text as="span" color="fg.muted">
            {skillSource.source}, {why}
            {matched !== skillName && `: ${matched}`}
          </Text>{' '}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${skillName} (${skillSource.source}) is not a duplicate`}
            onClick={() => onRefuse(skillId)}
          >
            Not a duplicate
          </Button>
        </Text>
      ))}
    </Stack>
  );
}
