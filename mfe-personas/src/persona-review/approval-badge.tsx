import { formatCount } from '@skills-architect/contracts/locale';
import type { PersonaApproval } from '@skills-architect/contracts/personas';
import { HStack, Icon, StatusBadge, Text } from '@skills-architect/ui-kit';
import { describeApproval } from './describe-approval';

/** How far the approval of a persona is, as a badge, with the number of its open comments. */
export function ApprovalBadge({ approval }: { approval: PersonaApproval }) {
  const { word, tone, icon } = describeApproval(approval);
  return (
    <HStack gap="2" wrap="wrap">
      <StatusBadge tone={tone} wraps>
        <HStack as="span" gap="1">
          <Icon name={icon} size="3" />
          {word}
        </HStack>
      </StatusBadge>
      {approval.openComments > 0 && (
        <Text as="span" color="fg.muted" fontSize="sm">
          {formatCount(approval.openComments, 'comment')}
        </Text>
      )}
    </HStack>
  );
}
