import * as z from 'zod';
import { isTrustedAddress, TRUSTED_ADDRESS } from '../admin/sign-in-provider';
import { call } from '../call';
import { SUPER_ONLY } from '../user-types';
import { Line } from '../vocabulary';

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
  audit: { kind: 'rights', what: 'Check address of sign-in provider', shows: ['issuer'] },
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
  failures: ['conflict'],
  access: { types: SUPER_ONLY, scope: 'library' },
  areas: ['admin'],
  example: { params: { providerId: 999_999 } },
});
