import { randomUUID } from 'node:crypto';
import { type CacheProvider, type Profile, SAML, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml';
import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { AppError } from '@skills-architect/service-kit';
import * as z from 'zod';
import {
  hasExpired,
  type LogoutHint,
  notValid,
  type ProviderPerson,
  type SamlSubject,
  type SignIn,
  type SignInProtocol,
  type TestedSettings,
  wasRefused,
} from '../protocol';
import { NameId, single } from './logout-messages';
import type { SamlAnswers } from './saml-answers';
import type { SamlLogout } from './saml-logout';
import { answerUrl, readCertificates, type SamlSigner, samlOptions, signerFor, TOLERANCE_MS } from './saml-options';
import { refuseDoctype, refuseManyTags } from './verified-message';

/** Most tags of an answer: room for 900 groups. Anybody who starts a sign-in can post one. */
const MAX_TAGS = 2000;

/** Answers are accepted for one request only, which MongoDB keeps with the sign-in. */
const onlyRequest = (requestId: string): CacheProvider => ({
  saveAsync: async () => null,
  getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
  removeAsync: async (key) => key,
});

const createSaml = (signIn: SignIn, requestId: string, signer: SamlSigner | undefined) =>
  new SAML({
    ...samlOptions(signIn.provider, answerUrl(signIn), signerFor(signer, signIn.provider)),
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // Many providers sign the assertion only; everything that is read is part of it.
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => requestId,
    cacheProvider: onlyRequest(requestId),
  });

/** The signed assertion as the library parsed it. */
const Assertion = z.looseObject({
  Assertion: z.looseObject({
    Issuer: z.array(z.union([z.string(), z.looseObject({ _: z.string() })])).length(1),
    Subject: single(
      z.looseObject({
        // Some providers name the user by an attribute only: the sign-in counts, a logout there cannot name it.
        NameID: NameId.optional().catch(undefined),
        SubjectConfirmation: single(
          z.looseObject({
            $: z.looseObject({ Method: z.literal('urn:oasis:names:tc:SAML:2.0:cm:bearer') }),
            SubjectConfirmationData: single(
              z.looseObject({
                $: z.looseObject({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: z.iso.datetime() }),
              }),
            ),
          }),
        ),
      }),
    ),
    Conditions: single(z.looseObject({ AudienceRestriction: z.array(z.unknown()).min(1) })),
    AuthnStatement: z.array(z.looseObject({ $: z.looseObject({ SessionIndex: z.string().optional() }) })).default([]),
  }),
});

/**
 * Checks of an assertion that node-saml leaves out: its issuer, that it was made for this portal and this request, and that
 * it has not expired. Throws when one fails; returns how the provider calls the user and the sign-in.
 */
const checkAssertion = (signIn: SignIn, requestId: string, profile: Profile): SamlSubject | undefined => {
  const { Assertion: assertion } = Assertion.parse(profile.getAssertion?.());
  const data = assertion.Subject.SubjectConfirmation.SubjectConfirmationData.$;
  if (profile.issuer !== signIn.provider.issuer) throw new Error(`the issuer is ${profile.issuer}`);
  if (data.Recipient !== answerUrl(signIn)) throw new Error(`the recipient is ${data.Recipient}`);
  if (data.InResponseTo !== requestId) throw new Error('the assertion answers another request');
  if (Date.parse(data.NotOnOrAfter) + TOLERANCE_MS <= Date.now()) throw new Error('the assertion has expired');
  const { NameID: name } = assertion.Subject;
  if (!name) return undefined;
  const { _: nameId, $: { Format: format, NameQualifier: nameQualifier, SPNameQualifier: spNameQualifier } = {} } =
    name;
  const sessionIndex = assertion.AuthnStatement[0]?.$.SessionIndex;
  const stated = Object.entries({ format, nameQualifier, spNameQualifier, sessionIndex });
  return { nameId, ...Object.fromEntries(stated.filter(([, value]) => value !== undefined)) };
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

const toPerson = ({ nameID = '', attributes }: Profile, hint: LogoutHint | undefined): ProviderPerson => {
  const claims = { ...z.record(z.string(), z.unknown()).catch({}).parse(attributes), nameID };
  // SAML has no statement whether an address is verified: the provider's record decides.
  return {
    email: readText(claims, EMAIL_NAMES) || (nameID.includes('@') ? nameID : ''),
    name: readText(claims, NAME_NAMES),
    claims,
    hint,
  };
};

const toAppError = (provider: ProviderForSignIn, error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof SamlStatusError) return wasRefused(provider, error);
  const isLate = error instanceof Error && /expired|not yet valid/i.test(error.message);
  return isLate ? hasExpired(provider, error) : notValid(provider, error);
};

const sayCertificates = (count: number) =>
  count ? `${count === 1 ? 'One certificate' : `${count} certificates`} can be read.` : 'No certificate can be read.';

const sayLogout = (signer: SamlSigner | undefined, { logoutUrl }: TestedSettings) => {
  if (!signer)
    return 'Signing out of the portal does not sign out there: this needs a signing key of the portal (SAML_KEY and SAML_CERTIFICATE).';
  return logoutUrl
    ? 'Signing out of the portal signs out there too, if the provider knows logout URL and certificate of the portal.'
    : 'Signing out of the portal does not sign out there: enter its logout URL.';
};

interface SamlParts {
  answers: SamlAnswers;
  logout: SamlLogout;
  signer: SamlSigner | undefined;
}

/** SAML 2.0: request by redirect, signed assertion by POST; only answers to requests of the portal. */
export const samlProtocol = ({ answers, logout, signer }: SamlParts): SignInProtocol => ({
  async begin(signIn) {
    const { title, signInUrl } = signIn.provider;
    if (!signInUrl || !readCertificates(signIn.provider).length)
      throw new AppError('conflict', `Enter sign-in URL and certificates of ${title} first.`);
    const requestId = `_${randomUUID()}`;
    const address = await createSaml(signIn, requestId, signer).getAuthorizeUrlAsync(signIn.state, undefined, {});
    return { address, checks: { requestId } };
  },

  async finish(signIn, { requestId }, answer) {
    try {
      const SAMLResponse = await answers.take(answer.get('saml') ?? '');
      if (!SAMLResponse || !requestId) throw new Error('there is no answer of the provider');
      refuseManyTags(refuseDoctype(Buffer.from(SAMLResponse, 'base64').toString()), MAX_TAGS);
      const { profile } = await createSaml(signIn, requestId, signer).validatePostResponseAsync({ SAMLResponse });
      if (!profile) throw new Error('the answer is no sign-in');
      const subject = checkAssertion(signIn, requestId, profile);
      return toPerson(profile, subject && { subject });
    } catch (error) {
      throw toAppError(signIn.provider, error);
    }
  },

  async test(provider) {
    const count = readCertificates(provider).length;
    return {
      works: count > 0,
      findings: [
        sayCertificates(count),
        'Use Sign In to Try for the rest: SAML providers answer to a sign-in only.',
        sayLogout(signer, provider),
      ],
    };
  },

  signOutAddress: (provider, signOut) => logout.begin(provider, signOut),
});
