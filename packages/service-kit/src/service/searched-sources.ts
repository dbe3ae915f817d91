import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Identity } from './identity';

interface SearchScope {
  user: Identity['user'];
  /** The requested sources; empty means all. */
  asked: readonly number[];
  /** The client's sources, when the search is for a client. */
  ofClient: readonly number[] | undefined;
}

/**
 * The sources that a library search covers; undefined means all. Client users see only their client's sources; staff
 * see the requested ones, otherwise the client's, otherwise all.
 */
export const selectSources = ({ user, asked, ofClient }: SearchScope): number[] | undefined => {
  if (ofClient && user && CLIENT_USERS.includes(user.userType))
    return ofClient.filter((id) => !asked.length || asked.includes(id));
  if (asked.length) return [...asked];
  return ofClient?.length ? [...ofClient] : undefined;
};

/**
 * The industries and functions that a search covers, by the same rule. A client that has selected none covers all of
 * its sources.
 */
export const selectSubSectors = ({ ofClient, ...searched }: SearchScope): number[] | undefined =>
  selectSources({ ...searched, ofClient: ofClient?.length ? ofClient : undefined });

/** The content providers that a list covers, by the same rule. A client that has selected none sees all of them. */
export const selectProviders = (searched: SearchScope): number[] | undefined => selectSubSectors(searched);
