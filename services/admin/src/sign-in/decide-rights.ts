import { UserType } from '@skills-architect/contracts';
import type { ClaimRule, ClaimRules } from '@skills-architect/contracts/admin';

/** What a user may do: type and clients. */
export interface Rights {
  userTypeId: UserType;
  clientIds: number[];
}

/** The outcome of the rules for one user. Without `rights` and `refusal` an existing user keeps the current rights. */
export interface RightsDecision {
  /** Positions of the rules that apply. */
  applied: number[];
  rights?: Rights;
  refusal?: string;
}

const NO_RULE = 'Your company’s sign-in gives you no access to this portal. Ask your administrator.';
const NO_SUPER = 'Super Users cannot sign in with this provider.';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A claim by its name; else by a path such as `realm_access.roles`. */
const readClaim = (claims: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split('.')
        .reduce<unknown>(
          (value, part) => (isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined),
          claims,
        );

const hasValue = (claim: unknown, expected: string): boolean =>
  Array.isArray(claim)
    ? claim.some((value) => hasValue(value, expected))
    : ['string', 'number', 'boolean'].includes(typeof claim) && String(claim) === expected;

const applies = ({ claim, value }: ClaimRule, claims: Record<string, unknown>) =>
  hasValue(readClaim(claims, claim), value);

/** Whether claims and rules read the same claim, so that the gateway asks for what is missing. */
export const listClaims = (rules: readonly ClaimRule[]): string[] => [...new Set(rules.map(({ claim }) => claim))];

const findRights = ({ decide, rules, otherwise }: ClaimRules, applied: readonly number[]): Rights | undefined => {
  const found = applied.flatMap((index) => rules[index] ?? []);
  const [first] = found;
  if (first) {
    const deciding = decide === 'first' ? [first] : found;
    return { userTypeId: first.userTypeId, clientIds: [...new Set(deciding.flatMap(({ clientIds }) => clientIds))] };
  }
  return otherwise.kind === 'give' ? { userTypeId: otherwise.userTypeId, clientIds: otherwise.clientIds } : undefined;
};

/** Decides by a provider's rules what a user with these claims may do. */
export const decideRights = (provider: ClaimRules, claims: Record<string, unknown>): RightsDecision => {
  const matching = provider.rules.flatMap((rule, index) => (applies(rule, claims) ? [index] : []));
  const applied = provider.decide === 'first' ? matching.slice(0, 1) : matching;
  const rights = findRights(provider, applied);
  if (!rights) return { applied, ...(provider.otherwise.kind === 'refuse' && { refusal: NO_RULE }) };
  // The form refuses such rules; a record that has them anyway must not make Super Users.
  if (rights.userTypeId === UserType.Super && !provider.allowsSuper) return { applied, refusal: NO_SUPER };
  return { applied, rights };
};
