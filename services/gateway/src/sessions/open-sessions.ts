import type { Platform, ServiceKit } from '@skills-architect/service-kit';
import { oidcProtocol } from '../providers/oidc-protocol';
import { providerSessions } from '../providers/provider-sessions';
import { logoutRequests } from '../providers/saml/logout-requests';
import { METADATA_LIMIT } from '../providers/saml/metadata-route';
import { samlAnswers } from '../providers/saml/saml-answers';
import { samlLogout } from '../providers/saml/saml-logout';
import type { SamlSigner } from '../providers/saml/saml-options';
import { samlProtocol } from '../providers/saml/saml-protocol';
import { startedSignIns } from '../providers/started-sign-ins';
import { knownBrowsers } from './known-browsers';
import { createLimiter } from './limiter';
import { loginAttempts } from './login-attempts';
import { attackReporter } from './report-attack';
import { sessionStore } from './session-store';
import { usedTokens } from './used-tokens';

interface SignInSettings {
  /** How many hours a session lasts at most; undefined is for ever. */
  maxHours?: number | undefined;
  signer?: SamlSigner | undefined;
}

/** Sessions and what signing in needs, with their indexes. */
export const openSessions = async (
  { portal, events, audit, log }: Platform,
  { peer, now, secrets }: Pick<ServiceKit, 'peer' | 'now' | 'secrets'>,
  { maxHours, signer }: SignInSettings = {},
) => {
  const signedIn = providerSessions(portal);
  const sessions = sessionStore(portal, now, maxHours, (sessionId) => signedIn.keep(sessionId));
  const browsers = knownBrowsers(portal);
  const attempts = loginAttempts(portal, browsers, attackReporter({ sessions, events, audit, log }));
  const used = usedTokens(portal);
  const started = startedSignIns(portal);
  const saml = samlAnswers(portal);
  const logouts = logoutRequests(portal);
  const logout = samlLogout(signer, logouts);
  const stores = { sessions, attempts, browsers, used, started, signedIn, saml, logouts };
  await Promise.all(Object.values(stores).map((store) => store.createIndexes()));
  const protocols = { oidc: oidcProtocol(secrets), saml: samlProtocol({ answers: saml, logout, signer }) };
  const metadataReads = createLimiter(portal, METADATA_LIMIT);
  return { ...stores, signer, metadataReads, samlLogout: logout, protocols, peer, events, audit };
};
