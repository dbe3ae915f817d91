import path from 'node:path';
import { GOOGLE } from './addresses';

/** The mock of Google and the provider of a company, for Playwright's `webServer`. */
export const issuerServer = {
  command: 'node --import tsx e2e/issuer-process.ts',
  cwd: path.resolve(import.meta.dirname, '..'),
  url: `http://127.0.0.1:${GOOGLE.port}/.well-known/openid-configuration`,
  reuseExistingServer: false,
};
