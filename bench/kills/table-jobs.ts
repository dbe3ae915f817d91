import type { Call, CallDeclaration, TableCalls } from '@skills-architect/contracts';
import {
  exportJobTable,
  exportRoleTable,
  jobTableCalls,
  roleTableCalls,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { exportSkillTable, skillTableCalls } from '@skills-architect/contracts/skills';
import type { Scenario, Stage } from './stage';

const ROWS = 1500;

interface TableOptions {
  service: 'skills' | 'roles';
  /** First word of the kinds of jobs. */
  prefix: 'table' | 'posting';
  kind: string;
  calls: TableCalls;
  exportCall: Call<CallDeclaration & { answer: (typeof exportSkillTable)['answer'] }>;
  /** The collection of the imported records. */
  collection: string;
  rows: (stage: Stage) => Promise<string[][]>;
}

const quoteCell = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const toCsv = (rows: readonly string[][]) => rows.map((row) => row.map(quoteCell).join(',')).join('\r\n');

/** Checks, imports and exports a table and undoes its import. */
const tableScenario = ({ service, prefix, kind, calls, exportCall, collection, rows }: TableOptions): Scenario => {
  const kindOf = (step: string) => `${service} ${prefix}-${step}`;
  return {
    name: `table of ${kind}`,
    kinds: ['check', 'import', 'export', 'undo'].map(kindOf),
    async play(stage) {
      const { visitor, job } = stage;
      const count = () => stage.collection(service, collection).countDocuments({ deletedAt: null });
      const before = await count();
      let importId = 0;
      const table = toCsv(await rows(stage));
      await job(kindOf('check'), () =>
        stage.withFiles({ 'table.csv': table }, async (paths) => {
          const started = await visitor.upload(calls.checkTable, { query: { kind } }, paths);
          importId = started.importId;
          return started.token;
        }),
      );
      const params = { importId };
      const checked = (await visitor.call(calls.getTableImport, { params })).counts;
      await job(kindOf('import'), async () => (await visitor.call(calls.runTable, { params, body: {} })).token);
      const imported = (await count()) - before;
      const exported = await job(kindOf('export'), async () => {
        const body = { format: 'csv', ...(prefix === 'table' && { kind }) };
        return (await visitor.call(exportCall, { body })).token;
      });
      const lines = Buffer.from(await stage.fileOf(exported))
        .toString()
        .trim()
        .split('\r\n').length;
      await job(kindOf('undo'), async () => (await visitor.call(calls.undoTable, { params })).token);
      return { checked, imported, exportedLines: lines - before, left: (await count()) - before };
    },
  };
};

const numbered = (toRow: (index: number) => string[]) => Array.from({ length: ROWS }, (_, index) => toRow(index));

export const TABLE_JOBS: readonly Scenario[] = [
  tableScenario({
    service: 'skills',
    prefix: 'table',
    kind: 'families',
    calls: skillTableCalls,
    exportCall: exportSkillTable,
    collection: 'family',
    rows: async () => [['Family', 'Category'], ...numbered((index) => [`Every family ${index}`, 'Functional Skills'])],
  }),
  tableScenario({
    service: 'roles',
    prefix: 'table',
    kind: 'roles',
    calls: roleTableCalls,
    exportCall: exportRoleTable,
    collection: 'role',
    async rows({ visitor }) {
      const { roles } = await visitor.call(searchRoles, { body: { sourceIds: [1], pagesize: 1 } });
      const { subsector = '', functionName = '', leadershipRole } = roles[0] ?? {};
      const place = [subsector, functionName, 'Occupation', leadershipRole?.leadershipRoleName ?? ''];
      const titles = ['Industry', 'Department', 'Occupation', 'Leadership Role', 'Source', 'Status'];
      return [
        ['Role Name', ...titles, 'Role Description', 'Critical Work Functions and Tasks'],
        ...numbered((index) => [
          `Every role ${index}`,
          ...place,
          'Skills Architect',
          'Draft',
          'Plans the work.',
          'Plan\n- Write the plan',
        ]),
      ];
    },
  }),
  tableScenario({
    service: 'roles',
    prefix: 'posting',
    kind: 'job-postings',
    calls: jobTableCalls,
    exportCall: exportJobTable,
    collection: 'jobPosting',
    rows: async () => [
      ['id', 'job_posting_title', 'job_posting_description'],
      ...numbered((index) => [`every-${index}`, `Data engineer ${index}`, 'Builds data pipelines.']),
    ],
  }),
];
