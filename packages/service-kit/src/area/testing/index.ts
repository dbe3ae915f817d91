export { type ReportedJob, startFakePortal } from './fake-portal';

import { randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  AREA_EVENTS_PATH,
  type Call,
  type CallDeclaration,
  type Failure,
  type InputOf,
  type WebhookBody,
} from '@skills-architect/contracts';
import type { SessionUser } from '@skills-architect/contracts/portal';
import pino from 'pino';
import { toCallPath, toRequest } from '../../service/call-over-http';
import { type BuildAreaService, buildAreaService } from '../area-service';
import { startFakePortal } from './fake-portal';

/** A user of the portal, by default of the type that works for one client. */
export const aUser = (changes: Partial<SessionUser> = {}): SessionUser => ({
  userId: 7,
  name: 'Grace General',
  userType: 1,
  clients: [1],
  ...changes,
});

/** An area's service with a database of its own at `mongodbUri`, beside a fake portal; stop it after the tests. */
export const testAreaService = async (area: string, build: BuildAreaService, mongodbUri: string) => {
  const portal = await startFakePortal(area);
  const database = `test_${area}_${process.pid}_${Date.now()}`;
  let drop: (() => Promise<unknown>) | undefined;
  const service = await buildAreaService(
    { ...portal, area, mongodbUri, database, log: pino({ level: process.env.TEST_LOG ?? 'silent' }) },
    (kit) => {
      drop = () => kit.db.dropDatabase();
      return build(kit);
    },
  );
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    portal,
    address,
    /** Makes a call as a user. */
    async send<D extends CallDeclaration>(
      declared: Call<D>,
      input: InputOf<D>,
      user: SessionUser | undefined = aUser(),
    ): Promise<{ status: number; body: AnswerOf<D>; failure: Failure }> {
      const made: Call = declared;
      const init = toRequest(made, input, await portal.identityOf(user));
      const response = await fetch(`${address}${toCallPath(made, input)}`, init);
      const body = await response.json();
      return { status: response.status, body, failure: body };
    },
    /** Tells an event, as the portal does; returns the status. The same id again is the same event. */
    async tell(event: WebhookBody, id: string = randomUUID()): Promise<number> {
      const body = JSON.stringify(event);
      const headers = { 'content-type': 'application/json', ...(await portal.signEvent(body, id)) };
      const response = await fetch(`${address}${AREA_EVENTS_PATH}`, { method: 'POST', headers, body });
      await response.body?.cancel();
      return response.status;
    },
    async stop() {
      await drop?.();
      await service.stop();
      await portal.stop();
    },
  };
};
