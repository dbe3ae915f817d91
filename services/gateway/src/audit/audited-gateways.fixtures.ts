import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { AuditRecord } from '@skills-architect/service-kit';
import { writeBuild } from '../testing/a-build';
import { aDeployment, type Gateways, startGateways } from '../testing/gateways';

/** What the services answer, with what they note for the audit log; status 0 breaks the connection off. */
interface Answer {
  status: number;
  body: object;
  note?: object;
}

const DECLARED = { scope: 'library' as const, maxBytes: 65_536, expensive: false, reads: false };
/** A build of another team's area with two calls of its own service. */
const writeGarden = (folder: string) =>
  writeBuild(`${folder}/garden`, 'garden', {
    calls: [
      {
        ...DECLARED,
        types: [2],
        name: 'sellPlant',
        method: 'POST',
        path: '/x/garden/plants/{plantId}',
        audit: { kind: 'export' },
      },
      {
        ...DECLARED,
        types: [2],
        name: 'clearBeds',
        method: 'DELETE',
        path: '/x/garden/beds/{bedId}/plants',
        audit: { kind: 'deletion', what: 'Pull up all plants of a bed' },
      },
    ],
  });

/** Two gateways with one audit log, and one server that stands for all services; for the tests of one file. */
export const auditedGateways = () => {
  let answer: Answer;
  let deployment: ReturnType<typeof aDeployment>;
  let gateways: Gateways;
  /** Number of the last entry before the test. */
  let before = 0;
  const received: (string | undefined)[] = [];
  const services = createServer(async (request: IncomingMessage, response) => {
    request.resume();
    received.push(request.url);
    if (answer.status === 0) return response.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.note && { 'x-audit-note': encodeURIComponent(JSON.stringify(answer.note)) }),
    });
    response.end(JSON.stringify(answer.body));
  });
  const portal = () => gateways.first.platform.portal;
  const entries = () => portal().collection<AuditRecord>('audit');

  beforeAll(async () => {
    await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    deployment = aDeployment([
      ...['admin', 'personas', 'skills', 'roles'].map((id) => ({ id, builds: id })),
      { id: 'garden', builds: 'garden', service: { addresses: [address] } },
    ]);
    for (const id of ['admin', 'personas', 'skills', 'roles']) await writeBuild(`${deployment.folder}/${id}`, id);
    await writeGarden(deployment.folder);
    gateways = await startGateways(deployment.folder, ['published', 'published'], {
      addresses: { admin: [address], personas: [address], roles: [address], skills: [address] },
    });
  });
  afterAll(async () => {
    await gateways.stop();
    deployment.remove();
    services.close();
  });
  beforeEach(async () => {
    answer = { status: 200, body: {} };
    received.length = 0;
    before = await entries().countDocuments({});
  });

  return {
    answerWith: (next: Answer) => {
      answer = next;
    },
    /** The paths that reached a service during the test. */
    received,
    gateways: () => gateways,
    portal,
    countBefore: () => before,
    /** The entries of the test, oldest first. */
    recorded: () =>
      entries()
        .find({ _id: { $gt: before } })
        .sort({ _id: 1 })
        .toArray(),
  };
};

/** The body of a user for the calls of the admin service. */
export const USER = {
  rev: 0,
  name: 'Ada',
  email: 'ada@example.com',
  userTypeId: 4,
  ssoTypeId: 2,
  clientIds: [],
};
