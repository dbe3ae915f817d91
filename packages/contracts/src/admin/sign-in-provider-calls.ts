import * as z from 'zod';
import { call } from '../call';
import { SessionUser } from '../portal/session';
import { SUPER_ONLY, UserType } from '../user-types';
import { Done, Flag, Id, Line, Rev } from '../vocabulary';
import { ClientName } from './client';
import { ClaimRules, ProviderForSignIn, ProviderKey, SignInProvider, SignInProviderForm } from './sign-in-provider';

const ofSuper = { service: 'admin', access: { types: SUPER_ONLY, scope: 'library' } } as const;
const ofGateway = {
  service: 'admin',
  access: { types: [], scope: 'library', peers: true },
  areas: ['shell'],
} as const;

/** Claims of a user as the provider states them; SAML attributes have the same form. */
const Claims = z.record(z.string(), z.unknown());

const exampleForm = {
  key: 'example-login',
  title: 'Example',
  kind: 'oidc',
  isOn: false,
  domains: ['login.example'],
  issuer: 'https://login.example',
  applicationId: 'portal',
  trustsEmails: false,
  createsUsers: false,
  decide: 'first',
  rules: [],
  otherwise: { kind: 'keep' },
  allowsSuper: false,
} as const;

/** All sign-in providers by name. */
export const listSignInProviders = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/sign-in-providers',
  answer: z.object({ providers: z.array(SignInProvider) }),
  follows: ['users'],
  example: {},
});

export const getSignInProvider = call({
  ...ofSuper,
  method: 'GET',
  path: '/v3/sign-in-providers/{providerId}',
  answer: SignInProvider,
  example: { params: { providerId: 999_999 } },
});

/** Fields of a provider that the audit log records: they decide who can sign in, and with which rights. */
const SHOWN = ['isOn', 'domains', 'createsUsers', 'trustsEmails', 'allowsSuper', 'rules', 'otherwise'];

/** Creates a provider; 409 when its key is taken, or one of its domains is another provider's. */
export const createSignInProvider = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/sign-in-providers',
  audit: { kind: 'rights', what: 'Create sign-in provider', record: 'providerId', shows: SHOWN },
  body: SignInProviderForm,
  answer: SignInProvider,
  failures: ['conflict', 'not-found'],
  example: { body: { ...exampleForm, domains: [...exampleForm.domains], rules: [] } },
});

/** Updates a provider based on a revision; its key and kind cannot change. */
export const updateSignInProvider = call({
  ...ofSuper,
  method: 'PATCH',
  path: '/v3/sign-in-providers/{providerId}',
  audit: { kind: 'rights', what: 'Update sign-in provider', shows: SHOWN },
  body: SignInProviderForm.safeExtend({ rev: Rev }),
  answer: SignInProvider,
  failures: ['conflict'],
  example: {
    params: { providerId: 999_999 },
    body: { ...exampleForm, domains: [...exampleForm.domains], rules: [], rev: 0 },
  },
});

/** Deletes a provider; its users remain, but can no longer sign in with it. */
export const deleteSignInProvider = call({
  ...ofSuper,
  method: 'DELETE',
  path: '/v3/sign-in-providers/{providerId}',
  audit: { kind: 'rights', what: 'Delete sign-in provider' },
  query: z.object({ rev: Rev }),
  answer: Done,
  example: { params: { providerId: 999_999 }, query: { rev: 0 } },
});

/**
 * Makes a token with which the provider manages its users by SCIM; a former one is no longer valid. Only this answer shows
 * it.
 */
export const createScimToken = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/sign-in-providers/{providerId}/scim-token',
  audit: { kind: 'token', what: 'Create token for provisioning (SCIM)' },
  answer: z.object({ token: z.string() }),
  example: { params: { providerId: 999_999 } },
});

/** Removes the token: the provider can no longer manage users. */
export const removeScimToken = call({
  ...ofSuper,
  method: 'DELETE',
  path: '/v3/sign-in-providers/{providerId}/scim-token',
  audit: { kind: 'token', what: 'Remove token for provisioning (SCIM)' },
  answer: Done,
  example: { params: { providerId: 999_999 } },
});

/** What these rules give to a user with these claims: rights or the refusal, and the rules that apply. Nothing is saved. */
export const previewClaimRules = call({
  ...ofSuper,
  method: 'POST',
  path: '/v3/sign-in-providers/preview',
  reads: true,
  body: ClaimRules.extend({ claims: Claims }),
  answer: z.object({
    /** Positions of the rules that apply, from 0. */
    applied: z.array(z.number().int()),
    refusal: z.string().optional(),
    /** Undefined when the user is refused or keeps the current rights. */
    rights: z.object({ userTypeId: z.enum(UserType), userType: z.string(), clients: z.array(ClientName) }).optional(),
  }),
  example: {
    body: { decide: 'first', rules: [], otherwise: { kind: 'refuse' }, allowsSuper: false, claims: { groups: ['hr'] } },
  },
});

/** For the gateway: the provider of a mail domain or with a key. `alsoOff` also finds one that is switched off. */
export const findSignInProvider = call({
  ...ofGateway,
  method: 'GET',
  path: '/v3/sign-in-providers/for-sign-in',
  query: z.object({ domain: Line.optional(), key: ProviderKey.optional(), alsoOff: Flag.optional() }),
  /** `canMail`: whether the portal sends mails. */
  answer: z.object({
    provider: ProviderForSignIn.optional(),
    hasAny: z.boolean(),
    canMail: z.boolean().optional(),
  }),
  example: { query: { domain: 'nowhere.example' } },
});

/** The same by id, also when it is off, for the test of a provider. */
export const readSignInProvider = call({
  ...ofGateway,
  method: 'GET',
  path: '/v3/sign-in-providers/{providerId}/for-sign-in',
  answer: ProviderForSignIn,
  example: { params: { providerId: 999_999 } },
});

/**
 * The user whom a provider has signed in, for the gateway: matched by mail address, created if the provider's record says
 * so, with the rights of its claims. 403 with the reason when this sign-in is not allowed.
 */
export const verifyProviderUser = call({
  ...ofGateway,
  method: 'POST',
  path: '/v3/users/verify-provider',
  body: z.object({
    providerId: Id,
    email: z.string().max(320),
    /** Undefined: the provider does not say. */
    isVerified: z.boolean().optional(),
    name: Line.default(''),
    claims: Claims,
  }),
  maxBodyBytes: 256 * 1024,
  answer: SessionUser,
  example: { body: { providerId: 999_999, email: 'nobody@example.com', claims: {} } },
});
