import { tabStore } from './browser-storage';

const PATH = 'redirectPath';
const OWNER = 'redirectUser';

/** Stores the path to open after the next login; `userId` if the owner is known. */
export const rememberPath = (path: string, userId: number | undefined): void => {
  // `//` would be a URL of another host, which the history cannot navigate to.
  if (path === '/' || path.startsWith('//')) return;
  tabStore.set(PATH, path);
  if (userId !== undefined) tabStore.set(OWNER, String(userId));
};

/** Returns and clears the stored path; the landing page when it belongs to another user. */
export const takeRememberedPath = (userId?: number): string => {
  const path = tabStore.get(PATH) ?? '/';
  const owner = tabStore.get(OWNER);
  tabStore.remove(PATH);
  tabStore.remove(OWNER);
  return userId === undefined || owner === null || owner === String(userId) ? path : '/';
};
