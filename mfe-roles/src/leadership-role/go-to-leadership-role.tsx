import { ADMIN_LIKE } from '@skills-architect/contracts';
import { navigate, useSession } from '@skills-architect/portal-kit';
import { Box, Button, Flex } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { LeadershipPicker } from './leadership-picker';

/** Picker with a Go button that opens a leadership role, for users with access to it. */
export function GoToLeadershipRole() {
  const { user } = useSession();
  const [leadershipRoleId, setLeadershipRoleId] = useState(0);
  if (!ADMIN_LIKE.includes(user.userType)) return null;
  return (
    <Flex gap="2" align="end" ms={{ base: '0', md: 'auto' }}>
      <Box w="60">
        <LeadershipPicker
          hideLabel
          placeholder="Leadership Role"
          value={leadershipRoleId}
          onChange={setLeadershipRoleId}
        />
      </Box>
      <Button
        disabledReason={leadershipRoleId ? undefined : 'Choose a leadership role first'}
        onClick={() => navigate(`/leader/${leadershipRoleId}`)}
      >
        Go
      </Button>
    </Flex>
  );
}
