import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InputOf } from '@skills-architect/contracts';
import { clientsByIds, userNames } from '@skills-architect/contracts/admin';
import { exportAuditLog, getAuditEntry, listAuditEntries } from '@skills-architect/contracts/portal';
import type { AuditAct, AuditRecord } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { auditRoutes } from './audit-routes';
import { LATEST_FIRST, toEntryFilter } from './entry-filter';
import { toCell } from './entry-lines';

let service: Awaited<ReturnType<typeof testService>>;
beforeAll(async () => {
  const peers = peerAnswers(
    [
      userNames,
      () => ({
        users: [
          { userId: 2, name: 'Sam Super' },
          { userId: 5, name: 'Ada Park' },
        ],
      }),
    ],
    [clientsByIds, () => ({ clients: [] })],
  );
  service = await testService({ name: 'portal', build: (kit) => [(app) => auditRoutes(app, kit)], peers });
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const acts: AuditAct[] = [
    { kind: 'sign-in', what: 'Login', outcome: 'refused', at: at(1), address: '192.0.2.1', login: '=cmd()' },
    { kind: 'rights', what: 'Update user', outcome: 'done', at: at(2), userId: 2, record: 'user 5' },
    {
      kind: 'export',
      what: 'Download export',
      outcome: 'done',
      at: at(3),
      userId: 9,
      clientId: 4,
      details: {
        call: 'personas.downloadExport',
        files: { first: ['Lagerleiter.docx'], count: 1 },
        personas: { first: ['Cook', 'Shift Baker'], count: 2 },
        name: 'Torque wrenches',
      },
    },
  ];
  for (const act of acts) await service.platform.audit.append(act);
});
afterAll(() => service.close());

const list = async (query: InputOf<typeof listAuditEntries>['query'] = {}) => {
  const { body } = await service.as(aUser(2)).call(listAuditEntries, { query });
  return body.entries.map(({ seq }) => seq);
};

describe('the list', () => {
  it.each<[InputOf<typeof listAuditEntries>['query'], number[]]>([
    [{}, [3, 2, 1]],
    [{ pagesize: 1, offset: 1 }, [2]],
    [{ kind: ['rights', 'export'] }, [3, 2]],
    [{ outcome: 'refused' }, [1]],
    [{ userId: 2 }, [2]],
    [{ clientId: 4 }, [3]],
    [{ from: '2026-01-02T00:00:00Z', to: '2026-01-02T23:59:59Z' }, [2]],
    [{ searchString: 'user 5' }, [2]],
    [{ searchString: 'lagerleit' }, [3]],
    [{ searchString: 'baker' }, [3]],
    [{ searchString: 'torque wr' }, [3]],
    [{ searchString: '192.0.2.1' }, [1]],
  ])('with %j', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  it.each([{}, { kind: ['rights' as const] }, { userId: 2 }, { clientId: 4 }, { outcome: ['done' as const] }])(
    'is read and sorted on an index with %j',
    async (filter) => {
      const plan = await service.platform.portal
        .collection<AuditRecord>('audit')
        .find(toEntryFilter(filter))
        .sort(LATEST_FIRST)
        .explain();
      expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toMatch(/COLLSCAN|"SORT"/);
    },
  );

  it.each([1, 3, 4, 8] as const)('is refused to users of type %i', async (type) => {
    const as = service.as(aUser(type));
    expect((await as.call(listAuditEntries, {})).status).toBe(403);
    expect((await as.call(getAuditEntry, { params: { seq: 1 } })).status).toBe(403);
    expect((await as.call(exportAuditLog, { query: { format: 'csv' } })).status).toBe(403);
  });
});

it('one entry is shown with the names of now', async () => {
  const { body } = await service.as(aUser(2)).call(getAuditEntry, { params: { seq: 2 } });
  expect(body).toMatchObject({ user: { userId: 2, userName: 'Sam Super' }, record: 'user 5 (Ada Park)', from: null });
  const other = await service.as(aUser(2)).call(getAuditEntry, { params: { seq: 3 } });
  expect(other.body).toMatchObject({ user: { userName: 'User 9' }, client: { clientName: 'Client 4' } });
  expect((await service.as(aUser(2)).call(getAuditEntry, { params: { seq: 77 } })).status).toBe(404);
});

it('the file has a line per entry, oldest first, and no formulas', async () => {
  const csv = await service.as(aUser(2)).call(exportAuditLog, { query: { format: 'csv' } });
  const lines = String(csv.raw).split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^Number,Time,Kind,What,/);
  expect(lines[1]).toContain(",'=cmd(),");
  expect(lines[3]).toContain(',Download export,personas.downloadExport,');
  const jsonl = await service.as(aUser(2)).call(exportAuditLog, { query: { format: 'jsonl', kind: 'rights' } });
  expect(JSON.parse(String(jsonl.raw))).toMatchObject({ seq: 2, what: 'Update user', record: 'user 5' });
  const exports = await service.as(aUser(2)).call(exportAuditLog, { query: { format: 'jsonl', kind: 'export' } });
  expect(JSON.parse(String(exports.raw))).toMatchObject({ call: 'personas.downloadExport' });
});

it.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['a,b', '"a,b"'],
  ['"', '""""'],
  [null, ''],
  [0, '0'],
])('the cell of %j is %s', (value, cell) => {
  expect(toCell(value)).toBe(cell);
});
