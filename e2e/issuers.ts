import { startIssuer } from '@skills-architect/gateway-service/testing/issuer';
import { startOpenIdProvider } from '@skills-architect/gateway-service/testing/openid';
import { COMPANY, GOOGLE } from './addresses';
import { PRIYA, STRANGER } from './google-accounts';

/**
 * Starts the mock of Google and the provider of a company, for all tries: the portal caches their keys, and new issuers
 * would sign with unknown ones.
 */
export const startIssuers = async () => {
  const company = await startOpenIdProvider(COMPANY);
  const google = await startIssuer({ ...GOOGLE, accounts: [PRIYA, STRANGER] });
  return {
    async stop(): Promise<void> {
      await Promise.all([company.stop(), google.stop()]);
    },
  };
};
