import type { SkillEvidence } from '@skills-architect/contracts/skills';
import { Stack, Text } from '@skills-architect/ui-kit';
import { MarkedText } from '@skills-architect/ui-kit/extra';
import { describeMeaning, evidenceMarks } from './inferred-rules';

/** The sentences of a description that ask for a skill, with marked words. */
export function Evidence({ evidence, fallback }: { evidence: readonly SkillEvidence[]; fallback: string }) {
  // Description and duties may contain the same sentence.
  const uniqueEvidence = evidence.filter(
    ({ sentence }, index) => evidence.findIndex((item) => item.sentence === sentence) === index,
  );
  if (!evidence.length) return <Text color="fg.muted">{fallback}</Text>;
  return (
    <Stack gap="1">
      {uniqueEvidence.map((item) => (
        <Stack key={item.sentence} gap="0">
          <MarkedText text={item.sentence} marks={evidenceMarks(item)} />
          {item.foundBy === 'meaning' && <Text color="fg.muted">{describeMeaning(item)}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
