import * as z from 'zod';
import { isTrustedAddress, ProviderKey, TRUSTED_ADDRESS } from '../admin/sign-in-provider';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Id, Line } from '../vocabulary';
import { Session } from './session';

const anyone = {
  service: 'portal',
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
} as const;

/** Path to which providers redirect back, followed by the provider's key; the shell reads the answer there. */
export const PROVIDER_RETURN_PATH = '/company-login';

/** What a provider said about a person in a trial. */
export const TriedSignIn = z.object({
  providerId: Id,
  email: z.string(),
  isVerified: z.boolean().optional(),
  name: z.string(),
  claims: z.record(z.string(), z.unknown()),
});
export type TriedSignIn = z.infer<typeof TriedSignIn>;

/**
 * Starts a sign-in in this browser at the provider of a mail address, or at a named one; returns the provider's URL to go
 * to. 404 when there is none.
 */
export const beginProviderLogin = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/provider',
  body: z.union([z.object({ email: Line.pipe(z.email('Enter valid mail ID')) }), z.object({ provider: ProviderKey })]),
  answer: z.object({ address: z.url() }),
  failures: ['not-found'],
  example: { body: { email: 'nobody@nowhere.example' } },
});

/**
 * Ends the sign-in that this browser started, with the parameters of the provider's answer, and sets the session cookie; a
 * trial returns what the provider said instead.
 */
export const finishProviderLogin = call({
  ...anyone,
  method: 'POST',
  path: '/v3/account/provider/finish',
  audit: { kind: 'sign-in' },
  body: z.object({
    provider: ProviderKey,
    /** The query of the address to which the provider redirected. */
    answer: z.string().max(20_000),
  }),
  answer: z.union([Session, z.object({ tried: TriedSignIn })]),
  failures: ['not-found'],
  example: { body: { provider: 'nowhere', answer: 'code=none&state=none' } },
});

const ProviderTest = z.object({
  works: z.boolean(),
  /** What was found, one sentence each. */
  findings: z.array(z.string()),
});

/** Tries to reach an OpenID issuer before its provider is saved, as a sign-in would. */
export const checkIssuer = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/portal/sign-in-providers/check',
  // The portal calls the address `issuer` before anything is saved, so only the audit log shows who entered it.
  audit: { kind: 'rights', shows: ['issuer'] },
  body: z.object({
    issuer: Line.pipe(z.url('Enter an address').refine(isTrustedAddress, TRUSTED_ADDRESS)),
    applicationId: Line.min(1, 'Application ID is required'),
  }),
  resources: [],
  answer: ProviderTest,
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['admin'],
  example: { body: { issuer: 'https://127.0.0.1:1', applicationId: 'portal' } },
});

/** The certificate with which SAML providers verify what the portal signs; undefined while the portal has no key. */
export const getSamlCertificate = call({
  service: 'portal',
  method: 'GET',
  path: '/v3/portal/sign-in-providers/saml-certificate',
  answer: z.object({ certificate: z.string().optional(), validUntil: z.iso.datetime().optional() }),
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['admin'],
  example: {},
});

/** Tries to reach a provider as a sign-in would: its settings are read and checked, nobody signs in. */
export const testSignInProvider = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/portal/sign-in-providers/{providerId}/test',
  answer: ProviderTest,
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['admin'],
  example: { params: { providerId: 999_999 } },
});

/** Starts a trial: the user signs in at the provider, and returns to the preview with the claims. Nothing is saved. */
export const tryProviderLogin = call({
  service: 'portal',
  method: 'POST',
  path: '/v3/portal/sign-in-providers/{providerId}/try',
  answer: z.object({ address: z.url() }),
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['admin'],
  example: { params: { providerId: 999_999 } },
});
