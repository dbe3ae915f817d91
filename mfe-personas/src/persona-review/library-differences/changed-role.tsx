import type { DescribedRole } from '@skills-architect/contracts';
import { ChangeBadge } from '@skills-architect/library-kit';
import { Stack, Text, Wrap } from '@skills-architect/ui-kit';
import { describeRoleChange } from './describe-record';

/** An industry role with what a release changed in it. */
export function ChangedRole({ role }: { role: DescribedRole }) {
  return (
    <Stack gap="1">
      <Wrap gap="2" align="center">
        {role.name}
        <ChangeBadge change={role.change} />
      </Wrap>
      {describeRoleChange(role).map((line) => (
        <Text key={line} color="fg.muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
