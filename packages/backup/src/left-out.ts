import { STAGED } from './staged-collections';

/**
 * Data that would be useless or harmful after a restore: open sessions, login attempts, past events, and known
 * browsers, which are added again at the next sign-in, and public keys of ended processes. A restored lease would block its work until it expires. Client
 * guards are backed up, because they tell which clients are deleted.
 */
const LEFT_OUT = [
  'portal.sessions',
  'portal.loginFailures',
  'portal.events',
  'portal.knownBrowsers',
  'portal.identityKeys',
];
const LEFT_OUT_EVERYWHERE = ['leases'];

export const isLeftOut = (database: string, collection: string): boolean =>
  LEFT_OUT.includes(`${database}.${collection}`) ||
  LEFT_OUT_EVERYWHERE.includes(collection) ||
  // Left by a restore that was killed.
  collection.startsWith(STAGED);
