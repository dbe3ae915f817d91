import type { Platform, ServiceKit } from '@skills-architect/service-kit';
import { oidcProtocol } from '../providers/oidc-protocol';
import { providerSessions } from '../providers/provider-sessions';
import { samlAnswers } from '../providers/saml-answers';
import { samlProtocol } from '../providers/saml-protocol';
import { startedSignIns } from '../providers/started-sign-ins';
import { knownBrowsers } from './known-browsers';
import { loginAttempts } from './login-attempts';
import { attackReporter } from './report-attack';
import { sessionStore } from './session-store';
import { usedTokens } from './used-tokens';

/** Sessions and what signing in needs, with their indexes. */
export const openSessions = async (
  { portal, events, audit, log }: Platform,
  { peer, now, secrets }: Pick<ServiceKit, 'peer' | 'now' | 'secrets'>,
  maxHours?: number,
) => {
  const sessions = sessionStore(portal, now, maxHours);
  const browsers = knownBrowsers(portal);
  const attempts = loginAttempts(portal, browsers, attackReporter({ sessions, events, audit, log }));
  const used = usedTokens(portal);
  const started = startedSignIns(portal);
  const signedIn = providerSessions(portal);
  const saml = samlAnswers(portal);
  await Promise.all(
    [sessions, attempts, browsers, used, started, signedIn, saml].map((store) => store.createIndexes()),
  );
  const protocols = { oidc: oidcProtocol(secrets), saml: samlProtocol(saml) };
  return { sessions, attempts, browsers, used, started, signedIn, saml, protocols, peer, events };
};
