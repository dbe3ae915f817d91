import { formatWhen } from '@skills-architect/contracts/locale';
import type { Notice } from '@skills-architect/contracts/portal';
import { Button, chakra, RaisedCard, VisuallyHidden } from '@skills-architect/ui-kit';

/** What a service tells the user, with the screen that it is about. */
export function NoticeCard({ notice: { title, text, at, isRead }, onOpen }: { notice: Notice; onOpen: () => void }) {
  return (
    <RaisedCard label={title}>
      <chakra.div display="flex" alignItems="baseline" gap="2">
        {!isRead && (
          <chakra.span flexShrink={0} boxSize="2" rounded="full" bg="accent.solid" forcedColorAdjust="none">
            <VisuallyHidden>Unread</VisuallyHidden>
          </chakra.span>
        )}
        <chakra.span flex="1" minW="0" overflowWrap="anywhere" fontWeight={isRead ? undefined : 'medium'}>
          {title}
        </chakra.span>
        <chakra.span hideBelow="sm" flexShrink={0} fontSize="sm" color="fg.muted">
          {formatWhen(at)}
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {text}
          <chakra.span hideFrom="sm" display="block">
            {formatWhen(at)}
          </chakra.span>
        </chakra.span>
        <Button size="sm" onClick={onOpen}>
          Open
        </Button>
      </chakra.div>
    </RaisedCard>
  );
}
