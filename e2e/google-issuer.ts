import { startIssuer } from '@skills-architect/gateway-service/testing/issuer';
import { GOOGLE } from './addresses';
import { PRIYA, STRANGER } from './google-accounts';

// Runs as long as the portal, which caches the issuer's keys: a new issuer for each try would sign with unknown keys.
await startIssuer({ ...GOOGLE, accounts: [PRIYA, STRANGER] });
