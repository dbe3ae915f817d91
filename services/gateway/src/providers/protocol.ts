import type { ProviderForSignIn } from '@skills-architect/contracts/admin';
import { AppError } from '@skills-architect/service-kit';

/** How a SAML provider identifies the user and the session; a logout request repeats it. */
export interface SamlSubject {
  nameId: string;
  format?: string;
  nameQualifier?: string;
  spNameQualifier?: string;
  sessionIndex?: string;
}

/** What a provider needs to end a sign-in: an ID token, or a SAML subject. */
export interface LogoutHint {
  idToken?: string | undefined;
  subject?: SamlSubject | undefined;
}

/** What a provider said about the person who signed in, after all checks of its protocol. */
export interface ProviderPerson {
  email: string;
  /** Undefined: the provider does not say. */
  isVerified?: boolean | undefined;
  name: string;
  claims: Record<string, unknown>;
  /** For the sign-out at the provider; undefined when there will be none. */
  hint?: LogoutHint | undefined;
}

/** A sign-in from its start to its end. */
export interface SignIn {
  provider: ProviderForSignIn;
  /** Where the provider redirects back to. */
  redirectUrl: string;
  /** Secret that the provider returns; binds its answer to this sign-in. */
  state: string;
}

/** Result of the test of a provider's settings. */
export interface ProviderTest {
  works: boolean;
  /** One sentence each. */
  findings: string[];
}

/** The settings that a test reads. */
export type TestedSettings = Pick<
  ProviderForSignIn,
  'key' | 'issuer' | 'applicationId' | 'sealedSecret' | 'certificates' | 'logoutUrl'
>;

/** A sign-in that ends, after the session of the portal has. */
export interface SignOut extends LogoutHint {
  userId: number;
  /** Address of the portal, as the browser knows it. */
  portalUrl: string;
}

/** OpenID Connect or SAML. Its errors are `AppError`s with sentences for the person who signs in. */
export interface SignInProtocol {
  /** The provider's URL to go to, and what its answer must match. */
  begin: (signIn: SignIn) => Promise<{ address: string; checks: Record<string, string> }>;
  /** Verifies the provider's answer: the query with which it redirected back. */
  finish: (signIn: SignIn, checks: Record<string, string>, answer: URLSearchParams) => Promise<ProviderPerson>;
  /** Tries the settings without a sign-in. */
  test: (settings: TestedSettings) => Promise<ProviderTest>;
  /** The provider's URL for signing out there; undefined when it has none. */
  signOutAddress: (provider: ProviderForSignIn, signOut: SignOut) => Promise<string | undefined>;
}

export const notValid = ({ title }: Pick<ProviderForSignIn, 'title'>, cause: unknown) =>
  new AppError('signed-out', `This sign-in with ${title} is not valid. Try again.`, { cause });
export const hasExpired = ({ title }: Pick<ProviderForSignIn, 'title'>, cause: unknown) =>
  new AppError('signed-out', `This sign-in with ${title} has expired. Try again.`, { cause });
export const wasRefused = ({ title }: Pick<ProviderForSignIn, 'title'>, cause: unknown) =>
  new AppError('signed-out', `You were not signed in with ${title}.`, { cause });
export const noAnswer = ({ title }: Pick<ProviderForSignIn, 'title'>, cause: unknown) =>
  new AppError('unavailable', `${title} does not answer at the moment. Try again.`, { cause });
