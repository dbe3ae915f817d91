import { startIssuer } from '@skills-architect/gateway-service/testing/issuer';
import { GOOGLE } from './addresses';
import { PRIYA, STRANGER } from './google-accounts';

// As long as the portal, which keeps the keys of its issuer: a new one for each try would sign with keys it does not know.
await startIssuer({ ...GOOGLE, accounts: [PRIYA, STRANGER] });
