import { Writable } from 'node:stream';
import { type LocalIssuer, startIssuer } from '@skills-architect/gateway-service/testing/issuer';
import pino from 'pino';
import { startTestPortal } from '../portal.fixtures';

/** Password of the demo's users. */
export const PASSWORD = 'matrix.77';
export const GOOGLE_CLIENT_ID = 'portal.apps.example';

const start = async () => {
  const logged: { service?: string; requestId?: string }[] = [];
  const log = new Writable({
    write(line, _, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const issuer: LocalIssuer = await startIssuer({ clientId: GOOGLE_CLIENT_ID });
  const portal = await startTestPortal(PASSWORD, {
    google: { clientId: GOOGLE_CLIENT_ID, issuer: issuer.issuer },
    log: pino({ level: 'info' }, log),
  });
  return { ...portal, issuer, logged };
};

export type SharedPortal = Awaited<ReturnType<typeof start>>;

let shared: Promise<SharedPortal> | undefined;

/**
 * The portal of all suites in this folder, with demo data and Google sign-in: each portal of its own would cost some five
 * seconds of processor time. The first caller starts it.
 */
export const openSharedPortal = (): Promise<SharedPortal> => {
  shared ??= start();
  return shared;
};

/** Stops the portal and its sign-in provider. */
export const stopSharedPortal = async (): Promise<void> => {
  const portal = await shared;
  await portal?.stop();
  await portal?.issuer.stop();
};
