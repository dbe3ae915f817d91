import { randomUUID } from 'node:crypto';
import { type CacheProvider, type Profile, SAML, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { AppError } from '@skills-architect/service-kit';
import * as z from 'zod';
import { hasExpired, notValid, type ProviderPerson, type SignIn, type SignInProtocol, wasRefused } from './protocol';
import { type SamlAnswers, samlAnswerPath } from './saml-answers';

/** Tolerated clock difference between two machines, in milliseconds. */
const TOLERANCE_MS = 30_000;

const CERTIFICATE = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[^-]+-----END \1-----/g;
const readCertificates = ({ certificates = '' }: Pick<ProviderForSignIn, 'certificates'>) =>
  certificates.match(CERTIFICATE) ?? [];

const answerUrl = ({ provider, redirectUrl }: SignIn) =>
  `${new URL(redirectUrl).origin}${samlAnswerPath(provider.key)}`;

/** Answers are accepted for one request only, which MongoDB keeps with the sign-in. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
  removeAsync: async (key) => key,
});

const createSaml = (signIn: SignIn, requestId: string) => {
  const { issuer, applicationId, signInUrl } = signIn.provider;
  return new SAML({
    idpCert: readCertificates(signIn.provider),
    idpIssuer: issuer,
    issuer: applicationId,
    audience: applicationId,
    callbackUrl: answerUrl(signIn),
    entryPoint: signInUrl,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // Many providers sign the assertion only; everything that is read is part of it.
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: TOLERANCE_MS,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    cacheProvider: onlyRequest(requestId),
  });
};

const one = <T extends z.ZodType>(item: T) => z.tuple([item]).transform(([value]) => value);
/** The signed assertion as the library parsed it. */
const Assertion = z.looseObject({
  Assertion: z.looseObject({
    Issuer: z.array(z.union([z.string(), z.looseObject({ _: z.string() })])).length(1),
    Subject: one(
      z.looseObject({
        SubjectConfirmation: one(
          z.looseObject({
            $: z.looseObject({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: one(
              z.looseObject({
                $: z.looseObject({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.iso.datetime() }),
              }),
            ),
          }),
        ),
      }),
    ),
    Conditions: one(z.looseObject({ AudienceRestriction: z.array(z.unknown()).min(1) })),
  }),
});

/**
 * Checks of an assertion that node-saml leaves out: its issuer, that it was made for this portal and this request, and that
 * it has not expired. Throws when one fails.
 */
const checkAssertion = (signIn: SignIn, requestId: string, profile: Profile) => {
  const { Assertion: assertion } = Assertion.parse(profile.getAssertion?.());
  const data = assertion.Subject.SubjectConfirmation.SubjectConfirmationData.$;
  if (profile.issuer !== signIn.provider.issuer) throw new Error(`the issuer is ${profile.issuer}`);
  if (data.Recipient !== answerUrl(signIn)) throw new Error(`the recipient is ${data.Recipient}`);
  if (data.InResponseTo !== requestId) throw new Error('the assertion answers another request');
  if (Date.parse(data.NotOnOrAfter) + TOLERANCE_MS <= Date.now()) throw new Error('the assertion has expired');
};

const EMAIL_NAMES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const NAME_NAMES = [
  'displayName',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
];

const readText = (claims: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => claims[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? '';

const toPerson = ({ nameID, attributes }: Profile): ProviderPerson => {
  const claims = { ...z.record(z.string(), z.unknown()).catch({}).parse(attributes), nameID };
  // SAML has no statement whether an address is verified: the provider's record decides.
  return {
    email: readText(claims, EMAIL_NAMES) || (nameID.includes('@') ? nameID : ''),
    name: readText(claims, NAME_NAMES),
    claims,
  };
};

const toAppError = (provider: ProviderForSignIn, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof SamlStatusError) return wasRefused(provider, error);
  const isLate = error instanceof Error && /expired|not yet valid/i.test(error.message);
  return isLate ? hasExpired(provider, error) : notValid(provider, error);
};

/** SAML 2.0: request by redirect, signed assertion by POST; only answers to requests of the portal. */
export const samlProtocol = (answers: SamlAnswers): SignInProtocol => ({
  async begin(signIn) {
    const requestId = `_${randomUUID()}`;
    const address = await createSaml(signIn, requestId).getAuthorizeUrlAsync(signIn.state, undefined, {});
    return { address, checks: { requestId } };
  },

  async finish(signIn, { requestId }, answer) {
    try {
      const SAMLResponse = await answers.take(answer.get('saml') ?? '');
      if (!SAMLResponse || !requestId) throw new Error('there is no answer of the provider');
      // No provider needs one, and entities that it declares could change what is read.
      if (/<!DOCTYPE/i.test(Buffer.from(SAMLResponse, 'base64').toString()))
        throw new Error('the answer has a DOCTYPE');
      const { profile } = await createSaml(signIn, requestId).validatePostResponseAsync({ SAMLResponse });
      if (!profile) throw new Error('the answer is no sign-in');
      checkAssertion(signIn, requestId, profile);
      return toPerson(profile);
    } catch (error) {
      throw toAppError(signIn.provider, error);
    }
  },

  async test(provider) {
    const count = readCertificates(provider).length;
    return {
      works: count > 0,
      findings: [
        count
          ? `${count === 1 ? 'One certificate' : `${count} certificates`} can be read.`
          : 'No certificate can be read.',
        'Use Sign In to Try for the rest: SAML providers answer to a sign-in only.',
        'Signing out of the portal does not sign out there.',
      ],
    };
  },

  signOutAddress: async () => undefined,
});
