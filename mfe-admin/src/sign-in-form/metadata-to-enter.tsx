import type { SignInProvider } from '@skills-architect/contracts/admin';
import { Stack, Text, TextLink } from '@skills-architect/ui-kit';
import { AddressToEnter, samlAddress } from './address-to-enter';

interface MetadataToEnterProps {
  /** The key as entered. */
  formKey: string;
  /** The saved provider; undefined when creating. */
  provider: SignInProvider | undefined;
}

/** The address of the portal's SAML metadata, which a provider reads instead of the single fields; it answers when saved. */
export function MetadataToEnter({ formKey, provider }: MetadataToEnterProps) {
  const address = samlAddress(formKey, '/metadata');
  return (
    <Stack gap="1">
      <AddressToEnter label="Metadata of the portal, for providers that read it" value={address} />
      {provider ? (
        <TextLink href={address} download={`${provider.key}-metadata.xml`} fontSize="sm" alignSelf="start">
          Download Metadata
        </TextLink>
      ) : (
        <Text fontSize="sm" color="fg.muted">
          It can be read and downloaded once this provider is saved, also while it is off.
        </Text>
      )}
    </Stack>
  );
}
