import { Box, Page } from '@skills-architect/ui-kit';
import { ProviderEditor } from './provider-editor';

const TITLE = 'Add Sign-in Provider';

/** Add Sign-in Provider. */
export default function CreateProvider() {
  return (
    <Page title={TITLE}>
      <Box maxW="form">
        <ProviderEditor title={TITLE} />
      </Box>
    </Page>
  );
}
