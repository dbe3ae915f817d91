import { tabStore } from '../storage/browser-storage';

const PATH_KEY = 'redirectPath';
/** Bookmarked by some; it is no screen of its own, because the login is shown at every path. */
const LOGIN = '/login';
const OWNER_KEY = 'redirectUser';

/** Stores the path to open after the next login; `userId` if the owner is known. */
export const rememberPath = (path: string, userId: number | undefined): void => {
  // `//` would be a URL of another host, which the history cannot navigate to.
  if (path === '/' || path === LOGIN || path.startsWith('//')) return;
  tabStore.set(PATH_KEY, path);
  if (userId !== undefined) tabStore.set(OWNER_KEY, String(userId));
};

/** Returns and clears the stored path; the landing page when it belongs to another user. */
export const takeRememberedPath = (userId?: number): string => {
  const path = tabStore.get(PATH_KEY) ?? '/';
  const owner = tabStore.get(OWNER_KEY);
  tabStore.remove(PATH_KEY);
  tabStore.remove(OWNER_KEY);
  return userId === undefined || owner === null || owner === String(userId) ? path : '/';
};
