import type { Platform, ServiceKit } from '@skills-architect/service-kit';
import { knownBrowsers } from './known-browsers';
import { loginAttempts } from './login-attempts';
import { attackReporter } from './report-attack';
import { sessionStore } from './session-store';
import { usedTokens } from './used-tokens';

/** Sessions and what signing in needs, with their indexes. */
export const openSessions = async (
  { portal, events, audit, log }: Platform,
  { peer, now }: Pick<ServiceKit, 'peer' | 'now'>,
  maxHours?: number,
) => {
  const sessions = sessionStore(portal, now, maxHours);
  const browsers = knownBrowsers(portal);
  const attempts = loginAttempts(portal, browsers, attackReporter({ sessions, events, audit, log }));
  const used = usedTokens(portal);
  await Promise.all([sessions, attempts, browsers, used].map((store) => store.createIndexes()));
  return { sessions, attempts, browsers, used, peer, events };
};
