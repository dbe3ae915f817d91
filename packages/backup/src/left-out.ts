/** Data that would be useless or harmful after a restore: open sessions, login attempts, past events. */
const LEFT_OUT = ['portal.sessions', 'portal.loginFailures', 'portal.events'];

export const isLeftOut = (database: string, collection: string): boolean =>
  LEFT_OUT.includes(`${database}.${collection}`);
