import { Text } from '@skills-architect/ui-kit';

/** An address of the portal for a SAML provider with this key. */
export const samlAddress = (key: string, rest = '') =>
  `${window.location.origin}/skillsarchitect/v3/account/saml/${key || 'KEY'}${rest}`;

/** An address to enter at the provider. */
export const AddressToEnter = ({ label, value }: { label: string; value: string }) => (
  <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
    {label}:{' '}
    <Text as="span" color="fg">
      {value}
    </Text>
  </Text>
);
