import {
  PROVIDER_ID_NAMES,
  type ProviderKind,
  type SignInProvider,
  type SignInProviderForm,
} from '@skills-architect/contracts/admin';

export const FIELDS = [
  'title',
  'key',
  'kind',
  'isOn',
  'domains',
  'issuer',
  'applicationId',
  'secret',
  'signInUrl',
  'logoutUrl',
  'certificates',
] as const;

const LABELS: Partial<Record<keyof SignInProviderForm, string>> = {
  title: 'Name',
  isOn: 'On',
  domains: 'Email Domains',
  signInUrl: 'Sign-in URL',
  logoutUrl: 'Logout URL',
  certificates: 'Certificates',
  trustsEmails: 'Trust its email addresses',
  createsUsers: 'Create users',
  allowsSuper: 'Super Users',
  decide: 'Which rules count',
  rules: 'Rules',
  otherwise: 'Users without a rule',
};

/** Field labels for conflict messages, by protocol; secrets are not compared. */
export const labelsOf = (kind: ProviderKind) => ({ ...LABELS, ...PROVIDER_ID_NAMES[kind] });

export const EMPTY: SignInProviderForm = {
  title: '',
  key: '',
  kind: 'oidc',
  isOn: true,
  domains: [],
  issuer: '',
  applicationId: '',
  signInUrl: '',
  logoutUrl: '',
  certificates: '',
  trustsEmails: false,
  createsUsers: false,
  allowsSuper: false,
  decide: 'first',
  rules: [],
  otherwise: { kind: 'keep' },
};

/** Form values of a provider; its secret is never returned. */
export const toFormValues = ({
  providerId,
  rev,
  created,
  updated,
  hasSecret,
  hasScim,
  users,
  ...fields
}: SignInProvider): SignInProviderForm => ({ ...EMPTY, ...fields });

/** The request body; an untouched secret stays as it is, and each protocol has its own fields. */
export const toRequestBody = ({
  secret,
  signInUrl,
  logoutUrl,
  certificates,
  ...form
}: SignInProviderForm): SignInProviderForm => ({
  ...form,
  ...(form.kind === 'oidc' && secret && { secret }),
  ...(form.kind === 'saml' && { signInUrl, logoutUrl, certificates }),
});

/** Domains as typed: separated by spaces, commas or line breaks. The last one may still be incomplete. */
export const readDomains = (text: string): string[] =>
  text.split(/[\s,;]/).filter((word, at, all) => word || at === all.length - 1);
