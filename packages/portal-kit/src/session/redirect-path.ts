const PATH = 'redirectPath';
const OWNER = 'redirectUser';

/** Stores the path for after the next login; `userId` when the owner is known. */
export const rememberPath = (path: string, userId: number | undefined): void => {
  // `//` would name another host, which the history cannot navigate to.
  if (path === '/' || path.startsWith('//')) return;
  sessionStorage.setItem(PATH, path);
  if (userId !== undefined) sessionStorage.setItem(OWNER, String(userId));
};

/** Returns and clears the stored path; the landing page when it belongs to another user. */
export const takeRememberedPath = (userId?: number): string => {
  const path = sessionStorage.getItem(PATH) ?? '/';
  const owner = sessionStorage.getItem(OWNER);
  sessionStorage.removeItem(PATH);
  sessionStorage.removeItem(OWNER);
  return userId === undefined || owner === null || owner === String(userId) ? path : '/';
};
