import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Identity } from './identity';

interface SearchScope {
  user: Identity['user'];
  /** The requested ids; empty means all. */
  asked: readonly number[];
  /** The ids that the client has selected, when the search is for a client. */
  ofClient: readonly number[] | undefined;
}

/**
 * The sources, industries and functions, or content providers that a search covers; undefined means all. Client users
 * see only those of their client; staff see the requested ones, otherwise the client's, otherwise all. A client that
 * has selected none has all of them.
 */
export const selectOffered = ({ user, asked, ofClient }: SearchScope): number[] | undefined => {
  if (ofClient?.length && user && CLIENT_USERS.includes(user.userType))
    return ofClient.filter((id) => !asked.length || asked.includes(id));
  if (asked.length) return [...asked];
  return ofClient?.length ? [...ofClient] : undefined;
};
