import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';

/** What decides whether the owner of a Google account may sign in. */
export interface GoogleSignIn {
  ssoType: SsoType;
  userType: UserType;
  /** The domain of the organisation that runs the account; empty for a private one. */
  domain: string;
  /** The domains that the user's clients state; empty where one states none. */
  clientDomains: readonly string[];
}

/** Types that work for all clients: no client's domain is theirs. */
const STAFF: readonly UserType[] = [UserType.Super, UserType.Expert, UserType.Architect];

/** Why somebody may not sign in with Google; undefined when nothing speaks against it. */
export const findGoogleObjection = ({ ssoType, userType, domain, clientDomains }: GoogleSignIn): string | undefined => {
  if (ssoType !== SsoType.Google) return 'This account signs in with User Name and Password.';
  if (STAFF.includes(userType)) return undefined;
  const stated = clientDomains.filter((one) => one !== '');
  if (!stated.length || stated.includes(domain)) return undefined;
  return 'Your Google account does not belong to a domain of your clients.';
};
