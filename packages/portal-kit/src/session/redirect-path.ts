const PATH = 'redirectPath';
const OWNER = 'redirectUser';

/** Keeps the place a person was sent away from, for after the next login; `userId` when it is known whose place it is. */
export const rememberPath = (path: string, userId: number | undefined): void => {
  // Two slashes in front would name another host, to which the page's history does not go.
  if (path === '/' || path.startsWith('//')) return;
  sessionStorage.setItem(PATH, path);
  if (userId !== undefined) sessionStorage.setItem(OWNER, String(userId));
};

/** The kept place, once; the landing page for somebody else than it belongs to. */
export const takeRememberedPath = (userId?: number): string => {
  const path = sessionStorage.getItem(PATH) ?? '/';
  const owner = sessionStorage.getItem(OWNER);
  sessionStorage.removeItem(PATH);
  sessionStorage.removeItem(OWNER);
  return userId === undefined || owner === null || owner === String(userId) ? path : '/';
};
