import type { SignInProvider } from '@skills-architect/contracts/admin';
import { navigate } from '@skills-architect/portal-kit';
import { Button, chakra, FormActions, Panel, Stack, Switch } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { ClaimPreview } from './claim-preview';
import { ConnectionTest } from './connection-test';
import { ProtocolFields } from './protocol-fields';
import { RuleFields } from './rule-fields';
import { ScimAccess } from './scim-access';
import { useProviderForm } from './use-provider-form';

interface ProviderEditorProps {
  title: string;
  /** The edited provider; undefined when creating. */
  provider?: SignInProvider;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <Stack gap="4">{children}</Stack>
  </Panel>
);

/** The form of a sign-in provider, for creating and editing. */
export function ProviderEditor({ title, provider }: ProviderEditorProps) {
  const form = useProviderForm(provider);
  const { register, values } = form;
  return (
    <chakra.form ref={form.formRef} onSubmit={form.submit} noValidate aria-label={title}>
      <Stack gap="5">
        <Section title="Provider">
          <Switch label="On" {...register('isOn')} />
          <ProtocolFields form={form} provider={provider} />
          {provider && <ConnectionTest providerId={provider.providerId} />}
        </Section>
        <Section title="Users">
          <Switch
            label="Create users at their first sign-in"
            help="Otherwise a Super User adds them, with the login type Company."
            {...register('createsUsers')}
          />
          <Switch
            label="Trust its email addresses"
            help="For providers that do not say whether an address is verified, such as Entra ID."
            {...register('trustsEmails')}
          />
          <Switch
            label="Its users may be Super Users"
            help="Whoever administers the provider could then become a Super User."
            {...register('allowsSuper')}
          />
        </Section>
        <Section title="User Type and Clients">
          <RuleFields form={form} />
        </Section>
        {provider && (
          <Section title="Provisioning">
            <ScimAccess provider={provider} />
          </Section>
        )}
        <Section title="Try the Rules">
          <ClaimPreview values={values} providerId={provider?.providerId} />
        </Section>
        <FormActions>
          <Button onClick={() => navigate('/sign-in-providers')}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Save
          </Button>
        </FormActions>
      </Stack>
    </chakra.form>
  );
}
