import type { DuplicateSkill, SkillPair } from '@skills-architect/contracts/skills';
import { Box, Button, SimpleGrid, Stack, StatusBadge, Text, TextLink, Wrap } from '@skills-architect/ui-kit';
import { useEffect, useRef } from 'react';
import { distinctName } from './distinct-name';

export const pairKey = ({ left, right }: SkillPair) => `${left.skillId}-${right.skillId}`;

const nameOf = (skill: DuplicateSkill, other: DuplicateSkill) => distinctName(toNamed(skill), toNamed(other));
const toNamed = ({ skillName, skillSource }: DuplicateSkill) => ({ name: skillName, source: skillSource.source });

interface PairCardProps {
  pair: SkillPair;
  /** The keyboard shortcuts apply to this pair. */
  isCurrent: boolean;
  /** A merge of one of its skills is running. */
  isMerging: boolean;
  onOpen: () => void;
  onMerge: (side: 'left' | 'right') => void;
  onRefuse: () => void;
  onSkip: () => void;
}

/** A pair of likely duplicates with the reason and the possible actions. */
export function PairCard({ pair, isCurrent, isMerging, onOpen, onMerge, onRefuse, onSkip }: PairCardProps) {
  const { left, right, why, matched } = pair;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box
      as="li"
      ref={card}
      aria-current={isCurrent || undefined}
      aria-label={`${left.skillName} and ${right.skillName}`}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isCurrent ? 'accent.solid' : 'border'}
      rounded="md"
      p="4"
      onClick={onOpen}
    >
      <Stack gap="3">
        <Wrap gap="2" align="center">
          <StatusBadge tone={why === 'similar meaning' ? 'neutral' : 'warning'}>{why}</StatusBadge>
          {isMerging && <StatusBadge tone="neutral">Being merged</StatusBadge>}
          {matched !== left.skillName && matched !== right.skillName && <Text color="fg.muted">{matched}</Text>}
        </Wrap>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
          <Side skill={left} isCurrent={isCurrent} />
          <Side skill={right} isCurrent={isCurrent} />
        </SimpleGrid>
        {isCurrent && !isMerging && (
          <Wrap gap="2">
            <Button size="sm" onClick={() => onMerge('left')}>{`Merge into ${nameOf(left, right)}`}</Button>
            <Button size="sm" onClick={() => onMerge('right')}>{`Merge into ${nameOf(right, left)}`}</Button>
            <Button size="sm" variant="quiet" onClick={onRefuse}>
              Not a duplicate
            </Button>
            <Button size="sm" variant="quiet" onClick={onSkip}>
              Skip
            </Button>
          </Wrap>
        )}
      </Stack>
    </Box>
  );
}

function Side({ skill, isCurrent }: { skill: DuplicateSkill; isCurrent: boolean }) {
  const { skillId, skillName, skillSource, skillFamily, alternativeNames, skillDescription } = skill;
  return (
    <Stack gap="1" minW="0">
      <TextLink href={`/skill/edit/${skillId}`} target="_blank" rel="noreferrer">
        {skillName}
      </TextLink>
      <Text color="fg.muted">{[skillSource.source, skillFamily.skillFamily].filter(Boolean).join(', ')}</Text>
      {isCurrent && alternativeNames.length > 0 && (
        <Text color="fg.muted" lineClamp="2">{`Also: ${alternativeNames.join(', ')}`}</Text>
      )}
      {isCurrent && <Text lineClamp="4">{skillDescription}</Text>}
    </Stack>
  );
}
