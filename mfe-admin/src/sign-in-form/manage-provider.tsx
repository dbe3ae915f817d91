import { getSignInProvider } from '@skills-architect/contracts/admin';
import { RecordError } from '@skills-architect/library-kit';
import { useCall, useParams } from '@skills-architect/portal-kit';
import { Box, Loaded, Page, Panel, Skeleton, Stack } from '@skills-architect/ui-kit';
import { ProviderDifferences } from '../provider-differences/provider-differences';
import { ProviderEditor } from './provider-editor';

const TITLE = 'Manage Sign-in Provider';

/** Manage Sign-in Provider: edits an existing provider. */
export default function ManageProvider() {
  const providerId = Number(useParams().providerId);
  const isId = Number.isInteger(providerId) && providerId > 0;
  const read = useCall(getSignInProvider, isId ? { params: { providerId } } : undefined);
  return (
    <Page title={TITLE}>
      {!isId || (read.error && !read.data) ? (
        <RecordError record="provider" read={read} />
      ) : (
        <Loaded
          result={read}
          waiting={
            <Box maxW="form">
              <Panel>
                <Skeleton lines={8} label="Loading the provider" />
              </Panel>
            </Box>
          }
        >
          {(provider) => (
            <Stack gap="5">
              <Box maxW="form">
                <ProviderEditor key={providerId} title={TITLE} provider={provider} />
              </Box>
              <ProviderDifferences provider={provider} />
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
