import { HStack, Icon, type IconName, StatusBadge, type Tone } from '@skills-architect/ui-kit';
import type { ReviewedSkill } from './reviewed-skills';

type Change = NonNullable<ReviewedSkill['change']>;

const MARKS: Record<Change, { word: string; icon: IconName; tone: Tone }> = {
  added: { word: 'Added', icon: 'add', tone: 'done' },
  removed: { word: 'Removed', icon: 'minus', tone: 'danger' },
  changed: { word: 'Changed', icon: 'edit', tone: 'warning' },
};

/** What became of a field or skill since the approval: by word and icon, so that no colour is needed. */
export function ChangeMark({ change }: { change: Change }) {
  const { word, icon, tone } = MARKS[change];
  return (
    <StatusBadge tone={tone}>
      <HStack as="span" gap="1">
        <Icon name={icon} size="3" />
        {word}
      </HStack>
    </StatusBadge>
  );
}
