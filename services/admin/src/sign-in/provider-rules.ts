import { UserType } from '@skills-architect/contracts';
import { SsoType } from '@skills-architect/contracts/admin';
import { ACCOUNT_DISABLED, NO_SIGN_IN } from '../users/user-rules';

/** What a provider says about the mail address of a person. */
export interface StatedAddress {
  email: string;
  /** Undefined: it does not say. */
  isVerified?: boolean | undefined;
}

/** The settings of a provider that decide whom it can sign in. */
export interface ProviderTrust {
  title: string;
  isOn: boolean;
  domains: readonly string[];
  trustsEmails: boolean;
  allowsSuper: boolean;
}

/** Why nobody with this address can sign in with the provider; undefined when somebody can. */
export const findAddressObjection = (
  { title, isOn, domains, trustsEmails }: ProviderTrust,
  { email, isVerified }: StatedAddress,
): string | undefined => {
  if (!isOn) return `${title} is switched off. Ask your administrator.`;
  const index = email.lastIndexOf('@');
  const domain = email.slice(index + 1).toLowerCase();
  if (index < 1) return `${title} did not state your mail address. Ask your administrator.`;
  // A provider speaks for its own company only, whatever addresses it states.
  if (!domains.includes(domain)) return `${title} cannot sign in people of ${domain}.`;
  if (isVerified ?? trustsEmails) return undefined;
  return `${title} has not verified your mail address. Ask your administrator.`;
};

/** The account that has the address. */
export interface KnownAccount {
  ssoType: SsoType;
  userType: UserType;
  disabled?: boolean | undefined;
  providerId?: number | undefined;
}

/** Why this account cannot sign in with the provider; undefined when it can. */
export const findAccountObjection = (
  providerId: number,
  { title, allowsSuper }: ProviderTrust,
  account: KnownAccount,
): string | undefined => {
  if (account.disabled) return ACCOUNT_DISABLED;
  if (account.ssoType === SsoType.Application) return 'This account signs in with User Name and Password.';
  if (account.ssoType === SsoType.Google) return 'This account signs in with Google Login.';
  if (account.ssoType === SsoType.ServiceAccount) return NO_SIGN_IN;
  if (account.providerId !== undefined && account.providerId !== providerId)
    return 'This account belongs to another sign-in provider.';
  if (account.userType === UserType.Super && !allowsSuper) return `Super Users cannot sign in with ${title}.`;
  return undefined;
};
