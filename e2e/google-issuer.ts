import { startIssuer } from '@skills-architect/gateway-service/testing/issuer';
import { startOpenIdProvider } from '@skills-architect/gateway-service/testing/openid';
import { COMPANY, GOOGLE } from './addresses';
import { PRIYA, STRANGER } from './google-accounts';

// Runs as long as the portal, which caches the issuer's keys: a new issuer for each try would sign with unknown keys.
await startOpenIdProvider(COMPANY);
await startIssuer({ ...GOOGLE, accounts: [PRIYA, STRANGER] });
