import { getUser } from '@skills-architect/contracts/admin';
import { RecordError } from '@skills-architect/library-kit';
import { useCall, useParams } from '@skills-architect/portal-kit';
import { Box, Loaded, Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { UserEditor } from './user-editor';

const TITLE = 'Manage User Account';

/** Manage User Account: edits an existing user. */
export default function ManageUser() {
  const userId = Number(useParams().userId);
  const isId = Number.isInteger(userId) && userId > 0;
  const read = useCall(getUser, isId ? { params: { userId } } : undefined);
  return (
    <Page title={TITLE}>
      <Box maxW="form">
        {!isId || (read.error && !read.data) ? (
          <RecordError record="user" read={read} />
        ) : (
          <Loaded
            result={read}
            waiting={
              <Panel>
                <Skeleton lines={8} label="Loading the user" />
              </Panel>
            }
          >
            {(user) => <UserEditor key={userId} title={TITLE} user={user} />}
          </Loaded>
        )}
      </Box>
    </Page>
  );
}
