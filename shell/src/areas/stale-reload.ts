import { hasNoBlockers, tabStore } from '@skills-architect/portal-kit/host';

const storageKey = (id: string, version: string) => `reloaded ${id} ${version}`;

/** Wrapper around reload, because jsdom has none. */
export const page = { reload: () => window.location.reload() };

/**
 * Reloads the page when a file of an area is missing, because a release may have replaced the build. Once per version
 * and tab, so that a broken build cannot loop, and never over unsaved changes.
 */
export const reloadOnce = (id: string, version: string): boolean => {
  const key = storageKey(id, version);
  if (tabStore.get(key) || !hasNoBlockers()) return false;
  tabStore.set(key, 'yes');
  // Without storage nothing would stop the next reload.
  if (!tabStore.get(key)) return false;
  page.reload();
  return true;
};
