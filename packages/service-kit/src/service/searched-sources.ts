import { CLIENT_USERS } from '@skills-architect/contracts';
import type { Identity } from './identity';

interface Searched {
  user: Identity['user'];
  /** What is asked for; none stands for any. */
  asked: readonly number[];
  /** What the client has that is searched for, where there is one. */
  ofClient: readonly number[] | undefined;
}

/**
 * The sources that a search of the library looks in; undefined: all of them. Users of a client never see more than its
 * sources; staff see those they ask for, else those of the client, else all.
 */
export const searchedSources = ({ user, asked, ofClient }: Searched): number[] | undefined => {
  if (ofClient && user && CLIENT_USERS.includes(user.userType))
    return ofClient.filter((id) => !asked.length || asked.includes(id));
  if (asked.length) return [...asked];
  return ofClient?.length ? [...ofClient] : undefined;
};

/** The industries and functions that a search looks in, by the same rule; a client that names none has all of its sources. */
export const searchedPlaces = ({ ofClient, ...searched }: Searched): number[] | undefined =>
  searchedSources({ ...searched, ofClient: ofClient?.length ? ofClient : undefined });
