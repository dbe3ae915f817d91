import { Box, Page } from '@skills-architect/ui-kit';
import { UserEditor } from './user-editor';

const TITLE = 'Create New User';

/** Create New User. */
export default function UserForm() {
  return (
    <Page title={TITLE}>
      <Box maxW="form">
        <UserEditor title={TITLE} />
      </Box>
    </Page>
  );
}
