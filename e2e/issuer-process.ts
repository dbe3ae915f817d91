import { startIssuers } from './issuers';

await startIssuers();
