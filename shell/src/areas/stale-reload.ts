import { mayLeaveQuietly } from '@skills-architect/portal-kit/host';

const storageKey = (id: string, version: string) => `reloaded ${id} ${version}`;

/** The page's own reload, apart because a test's browser has none. */
export const page = { reload: () => window.location.reload() };

/**
 * Loads the page anew when a file of an area is missing, because a release may have replaced what this page was told of.
 * Once for each version in a tab, so that a broken build cannot reload for ever, and never over unsaved changes.
 */
export const reloadOnce = (id: string, version: string): boolean => {
  const key = storageKey(id, version);
  if (sessionStorage.getItem(key) || !mayLeaveQuietly()) return false;
  sessionStorage.setItem(key, 'yes');
  page.reload();
  return true;
};
