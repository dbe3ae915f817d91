import * as z from 'zod';
import { CLIENT_USERS, UserType } from '../user-types';
import { AuditFields, Count, Id, Line } from '../vocabulary';

/** Protocol of a sign-in provider: OpenID Connect or SAML 2.0. */
export const ProviderKind = z.enum(['oidc', 'saml']);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** Short name of a provider in addresses: of its return address, its sign-in link and its SCIM endpoint. */
export const ProviderKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,39}$/, 'Use 2 to 40 small letters, digits and -, beginning with a letter');

const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'Enter a domain such as northwind.example')
  .refine((text) => /^[a-z0-9.-]+\.[a-z]+$/.test(text) && !text.includes('..') && !/^[.-]/.test(text), {
    message: 'Enter a domain such as northwind.example',
  });

const Rights = z.object({ userTypeId: z.enum(UserType, 'User Type is required'), clientIds: z.array(Id).max(500) });

/** A rule: users whose claim equals `value`, or is a list that contains it, get this user type and these clients. */
export const ClaimRule = Rights.extend({
  claim: Line.min(1, 'Name the claim').max(200),
  value: Line.min(1, 'Enter the value'),
});
export type ClaimRule = z.infer<typeof ClaimRule>;

/** What happens to users to whom no rule applies: refused, unchanged if they exist, or given these rights. */
export const WithoutRule = z.union([
  z.object({ kind: z.literal('refuse') }),
  z.object({ kind: z.literal('keep') }),
  Rights.extend({ kind: z.literal('give') }),
]);
export type WithoutRule = z.infer<typeof WithoutRule>;

/** How the claims of a provider become user type and clients. */
export const ClaimRules = z.object({
  /** `first`: the first rule that applies; `all`: the type of the first one and the clients of all. */
  decide: z.enum(['first', 'all']),
  rules: z.array(ClaimRule).max(200),
  otherwise: WithoutRule,
  /** Whether its users may be Super Users; otherwise none of them can sign in with it. */
  allowsSuper: z.boolean(),
});
export type ClaimRules = z.infer<typeof ClaimRules>;

const LOOPBACK = ['127.0.0.1', 'localhost'];
/** What is said of an address that {@link isTrustedAddress} refuses. */
export const TRUSTED_ADDRESS = 'Enter an address that begins with https://';

/** End of the error of a field that a provider may leave empty while it is switched off. */
const OR_OFF = 'or save the provider switched off until you have it';

/** Whether the portal may call an address for a sign-in: by https, or on its own machine. */
export const isTrustedAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
};

const fields = {
  ...ClaimRules.shape,
  key: ProviderKey,
  title: Line.min(1, 'Name is required').max(80, 'Use at most 80 characters'),
  kind: ProviderKind,
  isOn: z.boolean(),
  /** Its users have addresses of these domains; it cannot sign in anybody else. */
  domains: z.array(Domain).min(1, 'Enter at least one domain').max(50),
  /** Address of the OpenID issuer, or entity id of the SAML provider. */
  issuer: Line.min(1),
  /** Id of the portal at the provider: the OAuth client id, or the portal's entity id of SAML. */
  applicationId: Line.min(1),
  /** SAML: where users sign in. */
  signInUrl: Line.optional(),
  /** SAML: where the portal signs users out there, if it has a key to sign with. */
  logoutUrl: Line.optional(),
  /** SAML: certificates of the provider's signing keys, PEM. */
  certificates: z.string().max(20_000).optional(),
  /** The provider does not say whether addresses are verified, but its administrators assign them. */
  trustsEmails: z.boolean(),
  /** Users without an account get one at their first sign-in. */
  createsUsers: z.boolean(),
};

/** What a protocol calls the ids of provider and portal. */
export const PROVIDER_ID_NAMES: Record<ProviderKind, Record<'issuer' | 'applicationId', string>> = {
  oidc: { issuer: 'Issuer', applicationId: 'Application ID' },
  saml: { issuer: 'Entity ID of the Provider', applicationId: 'Entity ID of the Portal' },
};

type AddIssue = (path: string, message: string) => void;

const hasClients = ({ userTypeId, clientIds }: { userTypeId: UserType; clientIds: number[] }) =>
  !CLIENT_USERS.includes(userTypeId) || clientIds.length > 0;

const checkRules = ({ rules, otherwise, allowsSuper }: ClaimRules, addIssue: AddIssue) => {
  const given = [
    ...rules.map((rule, index) => ({ ...rule, path: `rules.${index}` })),
    ...(otherwise.kind === 'give' ? [{ ...otherwise, path: 'otherwise' }] : []),
  ];
  for (const rights of given) {
    if (!hasClients(rights)) addIssue(`${rights.path}.clientIds`, 'Choose the clients');
    if (rights.userTypeId === UserType.Super && !allowsSuper)
      addIssue(`${rights.path}.userTypeId`, 'This provider may not make Super Users');
  }
};

/** As in a stored provider; {@link checkProtocol} says that it is missing, because its name depends on the protocol. */
const Named = Line.meta({ minLength: 1 });
const Fields = z.object({
  ...fields,
  issuer: Named,
  applicationId: Named,
  secret: z.string().trim().max(1000).optional(),
});

const checkProtocol = (
  { kind, isOn, issuer, applicationId, signInUrl, logoutUrl, certificates }: z.output<typeof Fields>,
  addIssue: AddIssue,
) => {
  const names = PROVIDER_ID_NAMES[kind];
  if (!issuer) addIssue('issuer', `${names.issuer} is required`);
  if (!applicationId) addIssue('applicationId', `${names.applicationId} is required`);
  if (kind === 'oidc' && issuer && !isTrustedAddress(issuer)) addIssue('issuer', TRUSTED_ADDRESS);
  if (kind !== 'saml') return;
  // Some providers state these only after they were given the portal's metadata, so a provider that is off may lack them.
  const mayFollow = (text: string | undefined) => !isOn && !text;
  const orOff = (sentence: string, text: string | undefined) => (text ? sentence : `${sentence}, ${OR_OFF}`);
  if (!mayFollow(signInUrl) && !isTrustedAddress(signInUrl ?? ''))
    addIssue('signInUrl', orOff(TRUSTED_ADDRESS, signInUrl));
  if (logoutUrl && !isTrustedAddress(logoutUrl)) addIssue('logoutUrl', TRUSTED_ADDRESS);
  if (!mayFollow(certificates) && !certificates?.includes('-----BEGIN CERTIFICATE-----'))
    addIssue('certificates', orOff('Paste the signing certificate, with BEGIN CERTIFICATE', certificates));
};

/** The form of a sign-in provider; an omitted secret remains unchanged, an empty one is removed. */
export const SignInProviderForm = Fields.superRefine((form, context) => {
  const addIssue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: path.split('.'), message });
  checkProtocol(form, addIssue);
  checkRules(form, addIssue);
});
export type SignInProviderForm = z.input<typeof SignInProviderForm>;

/** A sign-in provider as shown to Super Users, without its secret. */
export const SignInProvider = AuditFields.extend({
  providerId: Id,
  ...fields,
  hasSecret: z.boolean(),
  /** Whether it has a token for SCIM. */
  hasScim: z.literal(true).optional(),
  /** Number of users that it manages. */
  users: Count,
});
export type SignInProvider = z.infer<typeof SignInProvider>;

/** What the gateway needs for the protocol; the secret is sealed. */
export const ProviderForSignIn = z.object({
  providerId: Id,
  rev: Count,
  key: ProviderKey,
  title: z.string(),
  kind: ProviderKind,
  issuer: z.string(),
  applicationId: z.string(),
  signInUrl: z.string().optional(),
  logoutUrl: z.string().optional(),
  certificates: z.string().optional(),
  sealedSecret: z.string().optional(),
  /** Claims that the rules read. */
  claims: z.array(z.string()),
});
export type ProviderForSignIn = z.infer<typeof ProviderForSignIn>;

/** What the secret of a provider is sealed for. */
export const providerSecretPurpose = (key: string) => `sign-in provider ${key}`;
