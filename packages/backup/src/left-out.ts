/** What is worth nothing, or would do harm, when it came back: open sessions, counted sign-ins, events that are over. */
const LEFT_OUT = ['portal.sessions', 'portal.loginAttempts', 'portal.events'];

export const isLeftOut = (database: string, collection: string): boolean =>
  LEFT_OUT.includes(`${database}.${collection}`);
