import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { NO_SIGN_IN } from './user-rules';

/** Input for deciding whether a Google account's owner may sign in. */
export interface GoogleSignIn {
  ssoType: SsoType;
  userType: UserType;
  /** Domain of the account's organisation; empty for a private account. */
  domain: string;
  /** Domains of the user's clients; an empty string for a client without one. */
  clientDomains: readonly string[];
}

/** Types that work for all clients, so clients' domains do not apply to them. */
const STAFF: readonly UserType[] = [UserType.Super, UserType.Expert, UserType.Architect];

/** Why a Google sign-in is refused; undefined when it is allowed. */
export const findGoogleObjection = ({ ssoType, userType, domain, clientDomains }: GoogleSignIn): string | undefined => {
  if (ssoType === SsoType.Company) return 'This account signs in with Company Login.';
  if (ssoType === SsoType.ServiceAccount) return NO_SIGN_IN;
  if (ssoType !== SsoType.Google) return 'This account signs in with User Name and Password.';
  if (STAFF.includes(userType)) return undefined;
  const knownDomains = clientDomains.filter((clientDomain) => clientDomain !== '');
  if (!knownDomains.length || knownDomains.includes(domain)) return undefined;
  return 'Your Google account does not belong to a domain of your clients.';
};
