import { placeKey } from '@skills-architect/contracts/personas';
import { HStack, Panel, Text } from '@skills-architect/ui-kit';
import { LevelCell } from '@skills-architect/ui-kit/extra';
import { CommentedPlace } from '../comments/commented-place';
import type { Comments } from '../comments/use-comments';
import { ChangeMark } from './change-mark';
import type { ReviewedSkill } from './reviewed-skills';
import type { groupComments } from './shown-comments';

interface SkillListProps {
  skills: readonly ReviewedSkill[];
  shown: ReturnType<typeof groupComments>;
  comments: Comments;
  onlyDifferences: boolean;
}

/** The skills of a persona with their levels, and what differs from the approved version. */
export function SkillList({ skills, shown, comments, onlyDifferences }: SkillListProps) {
  const isCommented = (key: string) => shown.has(key) || comments.drafts.isOpen(key);
  const listed = skills.filter(
    ({ change, skillId }) => !onlyDifferences || change || isCommented(placeKey({ skillId })),
  );
  const none = onlyDifferences ? 'No skill differs from the approved version.' : 'This persona has no skills yet.';
  return (
    <Panel title="Skills">
      {listed.length === 0 && <Text color="fg.muted">{none}</Text>}
      {listed.map(({ skillId, skillName, current, change, difference }) => (
        <CommentedPlace
          key={skillId}
          place={{ skillId }}
          name={skillName}
          beside={
            <HStack gap="3">
              {change && <ChangeMark change={change} />}
              {current && <LevelCell level={current.level} owner={skillName} />}
              <Text color="fg.muted" w={{ md: '32' }}>
                {current?.criticality ? `${current.criticality} criticality` : ''}
              </Text>
            </HStack>
          }
          shown={shown.get(placeKey({ skillId })) ?? []}
          comments={comments}
        >
          {difference && <Text color="fg.muted">{difference}</Text>}
        </CommentedPlace>
      ))}
    </Panel>
  );
}
