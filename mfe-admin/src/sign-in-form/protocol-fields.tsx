import { PROVIDER_ID_NAMES, type SignInProvider } from '@skills-architect/contracts/admin';
import { PROVIDER_RETURN_PATH } from '@skills-architect/contracts/portal';
import { PasswordField, RadioGroup, Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { PROTOCOLS } from '../sign-in-list/provider-columns';
import { AddressToEnter, samlAddress } from './address-to-enter';
import { LogoutFields } from './logout-fields';
import { MetadataToEnter } from './metadata-to-enter';
import { readDomains } from './provider-values';
import type { ProviderFormState } from './use-provider-form';

interface ProtocolFieldsProps {
  form: ProviderFormState;
  provider: SignInProvider | undefined;
}

const KINDS = (['oidc', 'saml'] as const).map((kind) => ({ value: kind, label: PROTOCOLS[kind] }));

function OpenIdFields({ form, provider }: ProtocolFieldsProps) {
  const { register, fieldError, values } = form;
  return (
    <>
      <AddressToEnter
        label="Redirect URI to enter at the provider"
        value={`${window.location.origin}${PROVIDER_RETURN_PATH}/${values.key || 'KEY'}`}
      />
      <AddressToEnter label="After the logout" value={`${window.location.origin}/`} />
      <TextField
        label={PROVIDER_ID_NAMES.oidc.issuer}
        required
        help="Its address ends before /.well-known/openid-configuration."
        error={fieldError('issuer')}
        {...register('issuer')}
      />
      <TextField
        label={PROVIDER_ID_NAMES.oidc.applicationId}
        required
        help="Also called client ID."
        error={fieldError('applicationId')}
        {...register('applicationId')}
      />
      <PasswordField
        label="Secret"
        autoComplete="off"
        help={provider?.hasSecret ? 'Leave blank to keep the current secret.' : 'Blank for a public client.'}
        error={fieldError('secret')}
        {...register('secret')}
      />
    </>
  );
}

function SamlFields({ form, provider }: ProtocolFieldsProps) {
  const { register, fieldError, values } = form;
  return (
    <>
      <MetadataToEnter formKey={values.key} provider={provider} />
      <AddressToEnter label="Reply URL (ACS) to enter at the provider" value={samlAddress(values.key)} />
      <TextField
        label={PROVIDER_ID_NAMES.saml.applicationId}
        required
        help="The same as at the provider, where it may be called Identifier or Audience."
        error={fieldError('applicationId')}
        {...register('applicationId')}
      />
      <TextField label={PROVIDER_ID_NAMES.saml.issuer} required error={fieldError('issuer')} {...register('issuer')} />
      <TextField
        label="Sign-in URL"
        required={values.isOn}
        error={fieldError('signInUrl')}
        {...register('signInUrl')}
      />
      <TextArea
        label="Certificates"
        required={values.isOn}
        rows={5}
        help="Signing certificates of the provider in PEM format; two while they are replaced."
        error={fieldError('certificates')}
        {...register('certificates')}
      />
      <LogoutFields form={form} />
    </>
  );
}

/** Name, domains and protocol of a provider. */
export function ProtocolFields({ form, provider }: ProtocolFieldsProps) {
  const { register, fieldError, values, set } = form;
  const Fields = values.kind === 'saml' ? SamlFields : OpenIdFields;
  return (
    <Stack gap="5">
      <TextField label="Name" required error={fieldError('title')} {...register('title')} />
      <TextField
        label="Key"
        required
        readOnly={provider !== undefined}
        help={
          provider
            ? `Link for its users: ${window.location.origin}/login?provider=${provider.key}`
            : 'Part of addresses; it cannot change later.'
        }
        error={fieldError('key')}
        {...register('key')}
      />
      <TextArea
        label="Email Domains"
        required
        rows={2}
        help="Only people with these addresses can sign in with this provider."
        value={values.domains.join('\n')}
        onChange={({ target }) => set('domains', readDomains(target.value))}
        onBlur={() => set('domains', values.domains.filter(Boolean))}
        error={fieldError('domains') ?? values.domains.map((_, index) => fieldError(`domains.${index}`)).find(Boolean)}
      />
      <RadioGroup
        label="Protocol"
        inRow
        options={KINDS}
        value={values.kind}
        disabled={provider !== undefined}
        onChange={({ target }) => set('kind', target.value === 'saml' ? 'saml' : 'oidc')}
      />
      <Fields form={form} provider={provider} />
    </Stack>
  );
}
