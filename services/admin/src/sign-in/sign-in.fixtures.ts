import { createSignInProvider, type SignInProviderForm } from '@skills-architect/contracts/admin';
import { aUser, type testService } from '@skills-architect/service-kit/testing';

type Admin = Awaited<ReturnType<typeof testService>>;

/** The demo's Super User. */
export const SAM = aUser(2, [], 2);

/** The form of a provider of Northwind, the demo's client 1. */
export const aProviderForm = (changes: Partial<SignInProviderForm> = {}): SignInProviderForm => ({
  key: 'northwind',
  title: 'Northwind Entra',
  kind: 'oidc',
  isOn: true,
  domains: ['northwind.example'],
  issuer: 'https://login.northwind.example',
  applicationId: 'skills-architect',
  secret: 'a secret of northwind',
  trustsEmails: false,
  createsUsers: true,
  decide: 'first',
  rules: [
    { claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] },
    { claim: 'groups', value: 'leads', userTypeId: 8, clientIds: [1, 2] },
  ],
  otherwise: { kind: 'keep' },
  allowsSuper: false,
  ...changes,
});

/** Creates a provider; fails the test with the reason when it is refused. */
export const createProvider = async (admin: Admin, changes: Partial<SignInProviderForm> = {}) => {
  const { status, body, failure } = await admin.as(SAM).call(createSignInProvider, { body: aProviderForm(changes) });
  if (status !== 200) throw new Error(`the provider was refused: ${failure.error}`);
  return body;
};
