const KEY = 'redirectPath';

/** Keeps the place a person was sent away from, for after the next login. */
export const rememberPath = (path: string): void => {
  if (path !== '/') sessionStorage.setItem(KEY, path);
};

/** The kept place, once. */
export const takeRememberedPath = (): string => {
  const path = sessionStorage.getItem(KEY) ?? '/';
  sessionStorage.removeItem(KEY);
  return path;
};
