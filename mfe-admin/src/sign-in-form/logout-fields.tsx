import { formatDate } from '@skills-architect/contracts/locale';
import { getSamlCertificate } from '@skills-architect/contracts/portal';
import { useCall } from '@skills-architect/portal-kit';
import { Loaded, Skeleton, Text, TextArea, TextField } from '@skills-architect/ui-kit';
import { AddressToEnter, samlAddress } from './address-to-enter';
import type { ProviderFormState } from './use-provider-form';

/** The logout at a SAML provider: where it is, and what to enter there. Without a key of the portal there is none. */
export function LogoutFields({ form }: { form: ProviderFormState }) {
  const { register, fieldError, values } = form;
  const read = useCall(getSamlCertificate, {});
  return (
    <Loaded result={read} waiting={<Skeleton lines={3} label="Loading the certificate of the portal" />}>
      {({ certificate, validUntil }) =>
        certificate ? (
          <>
            <TextField
              label="Logout URL"
              help="Where the provider signs users out (HTTP-Redirect). Blank: signing out of the portal does not sign out there. With it, everything that the portal sends to the provider is signed."
              error={fieldError('logoutUrl')}
              {...register('logoutUrl')}
            />
            <AddressToEnter label="Logout URL to enter at the provider" value={samlAddress(values.key, '/logout')} />
            <TextArea
              label="Certificate to Enter at the Provider"
              readOnly
              rows={5}
              help={validUntil && `It verifies what the portal signs, and is valid until ${formatDate(validUntil)}.`}
              value={certificate}
              onFocus={({ target }) => target.select()}
            />
          </>
        ) : (
          <Text fontSize="sm" color="fg.muted">
            Signing out of the portal does not sign out at the provider: this needs a signing key of the portal. Ask the
            people who operate it; docs/operating.md says how, under 'Company login' (SAML_KEY).
          </Text>
        )
      }
    </Loaded>
  );
}
