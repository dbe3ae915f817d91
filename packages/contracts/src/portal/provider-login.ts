import * as z from 'zod';
import { ProviderKey } from '../admin/sign-in-provider';
import { call } from '../call';
import { Id, Line } from '../vocabulary';
import { Session } from './session';

const anyone = {
  service: 'portal',
  access: { types: 'anyone', scope: 'self' },
  areas: ['shell'],
} as const;

/** Path to which providers redirect back, followed by the provider's key; the shell reads the answer there. */
export const PROVIDER_RETURN_PATH = '/company-login';

/** The login page for users who may still be signed in at their provider. */
export const SIGNED_OUT_HERE_PATH = '/login?logout=here-only';

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
  audit: { kind: 'sign-in', what: 'Login at the company’s provider' },
  body: z.object({
    provider: ProviderKey,
    /** The query of the address to which the provider redirected. */
    answer: z.string().max(20_000),
  }),
  answer: z.union([Session, z.object({ tried: TriedSignIn })]),
  failures: ['not-found'],
  example: { body: { provider: 'nowhere', answer: 'code=none&state=none' } },
});
