import { getSignInProvider } from '@skills-architect/contracts/admin';
import { useCall, useParams } from '@skills-architect/portal-kit';
import { Box, EmptyState, Loaded, Page, Panel, Skeleton, Stack } from '@skills-architect/ui-kit';
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
      {!isId ? (
        <EmptyState title="This provider was not found.">Check the address.</EmptyState>
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
