import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Identity } from '@skills-architect/service-kit';

interface SearchScope {
  user: Identity['user'];
  /** The requested ids; empty means all. */
  asked: readonly number[];
  /** The ids that the client has selected, when the search is for a client. */
  ofClient: readonly number[] | undefined;
}

/**
 * The ids (of sources, industries, functions or content providers) that a search is limited to; undefined means no
 * limit. Client users never see more than their client has selected. Staff see the requested ids, otherwise those of
 * the client. A client without a selection has no limit.
 */
export const selectOffered = ({ user, asked, ofClient }: SearchScope): number[] | undefined => {
  if (ofClient?.length && user && CLIENT_USERS.includes(user.userType))
    return ofClient.filter((id) => !asked.length || asked.includes(id));
  if (asked.length) return [...asked];
  return ofClient?.length ? [...ofClient] : undefined;
};
