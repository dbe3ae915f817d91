import {
  createScimToken,
  createSignInProvider,
  getSignInProvider,
  listClients,
  listUserDifferences,
  previewClaimRules,
  updateSignInProvider,
} from '@skills-architect/contracts/admin';
import { checkIssuer, getSamlCertificate, testSignInProvider } from '@skills-architect/contracts/portal';
import { answer, aUser, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClientRecord, aProvider } from '../admin.fixtures';
import { manifest } from '../area';
import CreateProvider from './create-provider';
import ManageProvider from './manage-provider';

const clients = answer(listClients, { clients: [aClientRecord()], total: 1 });
const user = aUser({ userType: 2 });
const differences = answer(listUserDifferences, {
  users: [],
  total: 0,
  counts: { rights: 0, unsent: 0, activity: 0 },
  unstated: [],
});
const create = (answers: FakeAnswer[], agree = true) =>
  renderScreen(<CreateProvider />, {
    manifest,
    path: '/sign-in-providers/add',
    user,
    agree,
    answers: [...answers, clients],
  });
const manage = (answers: FakeAnswer[], provider = aProvider()) =>
  renderScreen(<ManageProvider />, {
    manifest,
    path: '/sign-in-providers/3',
    user,
    answers: [answer(getSignInProvider, provider), ...answers, clients, differences],
  });
type Person = ReturnType<typeof create>['person'];
const type = (person: Person, label: RegExp, text: string) => person.type(screen.getByLabelText(label), text);
const bodyOf = (portal: ReturnType<typeof create>['portal'], { path, method }: { path: string; method: string }) =>
  portal.requests.find((request) => request.call === path && request.method === method)?.body;

const works = answer(checkIssuer, { works: true, findings: [] });
const fillIn = async (person: Person, domains: string) => {
  await type(person, /^Name/, 'Northwind Entra');
  await type(person, /^Key/, 'northwind');
  await type(person, /^Email Domains/, domains);
  await type(person, /^Issuer/, 'https://login.northwind.example');
  await type(person, /^Application ID/, 'portal');
};

test('Save leads to the field at fault: a wrong domain, then the clients of a rule', async () => {
  const { person } = create([]);
  await fillIn(person, 'not a domain');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Email Domains/)).toHaveFocus());
  expect(screen.getByLabelText(/^Email Domains/)).toHaveAccessibleDescription(/Enter a domain such as/);
  await person.clear(screen.getByLabelText(/^Email Domains/));
  await type(person, /^Email Domains/, 'northwind.example');
  await person.click(screen.getByRole('button', { name: 'Add Rule' }));
  await type(person, /^Value/, 'hr');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Clients/ })).toHaveFocus());
});

test.each<[string, boolean, FakeAnswer]>([
  ['does not answer', false, answer(checkIssuer, { works: false, findings: ['It could not be read.'] })],
  [
    'does not answer, and is saved anyway',
    true,
    answer(checkIssuer, { works: false, findings: ['It could not be read.'] }),
  ],
])('asks before it saves an issuer that %s', async (_, agree, check) => {
  const { person, portal } = create([check, answer(createSignInProvider, aProvider({ providerId: 7 }))], agree);
  await fillIn(person, 'northwind.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(portal.questions.map(({ text }) => text)).toEqual([
      'It could not be read. Nobody can sign in with it until it answers. Save anyway?',
    ]),
  );
  await waitFor(() => expect(portal.path()).toBe(agree ? '/sign-in-providers/7' : '/sign-in-providers/add'));
  expect(bodyOf(portal, createSignInProvider) !== undefined).toBe(agree);
});

test.each([
  [403, 'forbidden', 'You may not check it.'],
  [404, 'not-found', 'This call is not known.'],
  [500, 'failed', 'Something went wrong.'],
] as const)('shows why the issuer could not be checked (%i), and saves nothing', async (status, code, error) => {
  const { person, portal } = create([refuse(checkIssuer, status, { code, error })]);
  await fillIn(person, 'northwind.example');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.notifications).toMatchObject([{ text: error, variant: 'error' }]));
  expect(portal.questions).toEqual([]);
  expect(bodyOf(portal, createSignInProvider)).toBeUndefined();
});

test('creates a provider of one domain with a rule, and opens it for its test', async () => {
  const { person, portal } = create([works, answer(createSignInProvider, aProvider({ providerId: 7 }))]);
  await fillIn(person, 'northwind.example, nw.example');
  await type(person, /^Secret/, 'of the portal');
  await person.click(screen.getByRole('switch', { name: /Create users/ }));
  await person.click(screen.getByRole('button', { name: 'Add Rule' }));
  const rule = within(screen.getByRole('group', { name: 'Rule 1' }));
  await person.type(rule.getByLabelText(/^Value/), 'hr');
  await person.click(rule.getByRole('combobox', { name: /Clients/ }));
  await person.click(await screen.findByRole('option', { name: 'Northwind' }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.path()).toBe('/sign-in-providers/7'));
  expect(bodyOf(portal, createSignInProvider)).toEqual({
    title: 'Northwind Entra',
    key: 'northwind',
    kind: 'oidc',
    isOn: true,
    domains: ['northwind.example', 'nw.example'],
    issuer: 'https://login.northwind.example',
    applicationId: 'portal',
    secret: 'of the portal',
    createsUsers: true,
    trustsEmails: false,
    allowsSuper: false,
    decide: 'first',
    rules: [{ claim: 'groups', value: 'hr', userTypeId: 1, clientIds: [1] }],
    otherwise: { kind: 'keep' },
  });
});

test('names what is missing, and for SAML asks for its own fields', async () => {
  const { person, portal } = create([answer(getSamlCertificate, {})]);
  await person.click(screen.getByRole('radio', { name: 'SAML 2.0' }));
  await person.click(screen.getByRole('button', { name: 'Add Rule' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Name is required',
      'Use 2 to 40 small letters, digits and -, beginning with a letter',
      'Enter at least one domain',
      'Entity ID of the Portal is required',
      'Entity ID of the Provider is required',
      'Enter an address that begins with https://, or save the provider switched off until you have it',
      'Paste the signing certificate, with BEGIN CERTIFICATE, or save the provider switched off until you have it',
      'Enter the value',
      'Choose the clients',
    ]),
  );
  expect(bodyOf(portal, createSignInProvider)).toBeUndefined();
});

const saml = aProvider({
  kind: 'saml',
  issuer: 'urn:northwind',
  signInUrl: 'https://login.northwind.example/sso',
  certificates: '-----BEGIN CERTIFICATE-----',
});

test('for the logout at a SAML provider it takes the address there, and shows what to enter there', async () => {
  const key = answer(getSamlCertificate, { certificate: 'PEM of the portal', validUntil: '2030-05-06T12:00:00Z' });
  const { person, portal } = manage([key, answer(updateSignInProvider, { ...saml, rev: 1 })], saml);
  const certificate = await screen.findByLabelText('Certificate to Enter at the Provider');
  expect(certificate).toHaveValue('PEM of the portal');
  expect(certificate).toHaveAccessibleDescription(/is valid until May 6, 2030/);
  expect(screen.getByText(/\/v3\/account\/saml\/northwind\/logout$/)).toBeVisible();
  await type(person, /^Logout URL/, 'http://login.northwind.example/slo');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter an address that begins with https://')).toBeVisible();
  await person.clear(screen.getByLabelText(/^Logout URL/));
  await type(person, /^Logout URL/, 'https://login.northwind.example/slo');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.path()).toBe('/sign-in-providers'));
  expect(bodyOf(portal, updateSignInProvider)).toMatchObject({ logoutUrl: 'https://login.northwind.example/slo' });
});

test.each([true, false])(
  'shows the address of the metadata of a saved provider, and a file of it; on: %s',
  async (isOn) => {
    manage([answer(getSamlCertificate, {})], { ...saml, isOn });
    expect(await screen.findByText(/\/v3\/account\/saml\/northwind\/metadata$/)).toBeVisible();
    const file = screen.getByRole('link', { name: 'Download Metadata' });
    expect(file.getAttribute('href')).toMatch(/\/v3\/account\/saml\/northwind\/metadata$/);
  },
);

test('a SAML provider that is off is saved without what its metadata states', async () => {
  const { person, portal } = create([answer(getSamlCertificate, {}), answer(createSignInProvider, saml)]);
  await person.click(screen.getByRole('radio', { name: 'SAML 2.0' }));
  expect(screen.getByText(/once this provider is saved, also while it is off/)).toBeVisible();
  await type(person, /^Name/, 'Northwind');
  await type(person, /^Key/, 'northwind');
  await type(person, /^Email Domains/, 'northwind.example');
  await type(person, /^Entity ID of the Portal/, 'portal');
  await type(person, /^Entity ID of the Provider/, 'urn:northwind');
  await person.click(screen.getByRole('switch', { name: 'On' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf(portal, createSignInProvider)).toMatchObject({ isOn: false, issuer: 'urn:northwind' }),
  );
});

test('without a key of the portal it says so instead, and keeps the address', async () => {
  const logoutUrl = 'https://login.northwind.example/slo';
  const before = { ...saml, logoutUrl };
  const { person, portal } = manage([answer(getSamlCertificate, {}), answer(updateSignInProvider, before)], before);
  expect(await screen.findByText(/this needs a signing key of the portal/)).toBeVisible();
  expect(screen.queryByLabelText(/^Logout URL/)).not.toBeInTheDocument();
  await type(person, /^Name/, ' 2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(portal, updateSignInProvider)).toMatchObject({ logoutUrl }));
});

test('says that the certificate of the portal could not be read, and asks for no address until it is known', async () => {
  const error = 'The portal does not answer.';
  manage([refuse(getSamlCertificate, 500, { error })], saml);
  expect(screen.queryByLabelText(/^Logout URL/)).not.toBeInTheDocument();
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.queryByLabelText(/^Logout URL/)).not.toBeInTheDocument();
});

test('keeps key, protocol and secret of a saved provider, and shows the link for its users', async () => {
  const { person, portal } = manage([answer(updateSignInProvider, aProvider({ rev: 1 }))]);
  expect(await screen.findByLabelText(/^Key/)).toHaveAttribute('readonly');
  expect(screen.getByRole('radio', { name: 'SAML 2.0' })).toBeDisabled();
  expect(screen.getByText(/\/login\?provider=northwind$/)).toBeVisible();
  await type(person, /^Name/, ' 2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(portal.path()).toBe('/sign-in-providers'));
  expect(bodyOf(portal, updateSignInProvider)).toEqual(expect.not.objectContaining({ secret: expect.anything() }));
});

test('shows at its field that a domain is another provider’s', async () => {
  const message = 'northwind.example is a domain of Harbour';
  const { person } = manage([
    refuse(updateSignInProvider, 409, {
      code: 'conflict',
      error: message,
      issues: [{ path: 'body.domains', message }],
    }),
  ]);
  await screen.findByLabelText(/^Key/);
  await type(person, /^Name/, ' 2');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('tests the saved settings', async () => {
  const findings = ['https://login.northwind.example could not be read: fetch failed.'];
  const { person } = manage([answer(testSignInProvider, { works: false, findings })]);
  await person.click(await screen.findByRole('button', { name: 'Test Saved Settings' }));
  expect(await screen.findByText('Does not work')).toBeVisible();
  expect(screen.getByText(findings[0] ?? '')).toBeVisible();
});

test('shows the rights of pasted claims', async () => {
  const rights = {
    userTypeId: 1 as const,
    userType: 'General User',
    clients: [{ clientId: 1, clientName: 'Northwind' }],
  };
  const { person, portal } = manage([answer(previewClaimRules, { applied: [0], rights })]);
  await person.click(await screen.findByRole('button', { name: 'Show Rights' }));
  expect(screen.getByText(/^Enter claims as JSON/)).toBeVisible();
  await person.click(screen.getByLabelText('Claims'));
  await person.paste('{"groups":["hr"]}');
  await person.click(screen.getByRole('button', { name: 'Show Rights' }));
  expect(await screen.findByText('Rule 1: General User for Northwind.')).toBeVisible();
  expect(bodyOf(portal, previewClaimRules)).toMatchObject({ claims: { groups: ['hr'] }, rules: [{ value: 'hr' }] });
});

test('a token for provisioning is shown once; a new one replaces it after a question', async () => {
  const { person, portal } = manage([answer(createScimToken, { token: 'a-token' })], aProvider({ hasScim: true }));
  expect(await screen.findByLabelText('Address')).toHaveValue('http://localhost/skillsarchitect/scim/v2/northwind');
  await person.click(screen.getByRole('button', { name: 'Create New Token' }));
  expect(portal.questions.map(({ text }) => text)).toEqual([
    'Northwind Entra can no longer manage users with the current token.',
  ]);
  expect(await screen.findByLabelText('Token')).toHaveValue('a-token');
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(portal.questions.at(-1)?.title).toBe('Close Without Copying');
  await waitFor(() => expect(screen.queryByLabelText('Token')).not.toBeInTheDocument());
});

test('an unknown address is not found', () => {
  renderScreen(<ManageProvider />, { manifest, path: '/sign-in-providers/x', user, answers: [] });
  expect(screen.getByText('This provider was deleted or does not exist.')).toBeVisible();
});
