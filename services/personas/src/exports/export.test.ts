import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EVENT } from '@skills-architect/contracts';
import { getClient, userNames } from '@skills-architect/contracts/admin';
import * as calls from '@skills-architect/contracts/personas';
import { listLeadershipRoles, roleSkillsByIds, rolesByIds } from '@skills-architect/contracts/roles';
import { skillsByIds } from '@skills-architect/contracts/skills';
import { aClient, aRole } from '@skills-architect/contracts/testing';
import { readTable } from '@skills-architect/library-service-kit/columns';
import { workbooks } from '@skills-architect/library-service-kit/workbooks';
import { exportCleanup } from '@skills-architect/service-kit';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { personasService } from '../app';
import { copyPersona } from '../personas/copied-personas.fixtures';
import { roleColumns } from '../role-sheets/role-sheet';
import { aSkill } from '../skills.fixtures';
import { fieldsOf } from '../table-columns/form-of-table';

/** The third of five levels. */
const LEVEL = 'Intermediate';
/** A skill with a single level. */
const aSkilled = (skillId: number) =>
  aSkill(skillId, {
    proficiencies: [
      {
        proficiencyId: skillId * 10,
        schemeId: 1,
        proficiencySchemeLevelCount: 5,
        levelId: 3,
        levelNumber: 3,
        level: LEVEL,
        description: '',
      },
    ],
  });
/** The approvers of the client. */
let approverIds: number[] = [];
const peers = peerAnswers(
  [getClient, ({ params }: { params: { clientId: number } }) => aClient(params.clientId, { approverIds })],
  [userNames, () => ({ users: [] })],
  [rolesByIds, ({ body }: { body: { roleIds: number[] } }) => ({ roles: body.roleIds.map((id) => aRole(id)) })],
  [listLeadershipRoles, () => ({ leadershipRoles: [] })],
  [skillsByIds, ({ body }: { body: { skillIds: number[] } }) => ({ skills: body.skillIds.map(aSkilled) })],
  [
    roleSkillsByIds,
    ({ body }: { body: { roleIds: number[] } }) => ({
      roles: body.roleIds.map((roleId) => ({
        roleId,
        skills: [{ skillId: roleId + 6, proficiencyId: (roleId + 6) * 10, levelNumber: 3, skillCriticality: 'High' }],
      })),
    }),
  ],
);

const MANY = 203;
const staff = aUser(2);
const books = workbooks();
let service: Awaited<ReturnType<typeof testService>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'export-'));
  service = await testService({ name: 'personas', build: personasService({ demo: false }), peers });
  await service.start();
  const personas = Array.from({ length: MANY }, (_, index) => ({
    personaId: index + 1,
    personaName: `Persona ${String(index).padStart(3, '0')}`,
  }));
  const create = (personaName: string | undefined, industryRoleId: number, groupName = 'Operations') =>
    service.as(staff).call(calls.createPersona, {
      query: { clientId: 1 },
      body: { groupName, personaName: personaName ?? '', rolesResponsibilities: 'Plans|Reports', industryRoleId },
    });
  await create(personas[0]?.personaName, 1);
  await create(personas[1]?.personaName, 2);
  for (const role of [1, 2])
    await copyPersona(
      service.kit,
      role,
      personas.slice(2, -1).filter(({ personaId }) => personaId % 2 === role % 2),
    );
  await create(personas.at(-1)?.personaName, 1, 'Finance');
});
afterAll(async () => {
  await service.close();
  await books.close();
  await rm(folder, { recursive: true });
});

/** Exports a selection and waits for the workbook, checked at each event of the job. */
const exportAndRead = async (body: calls.ExportSelection) => {
  const started = await service.as(staff).call(calls.exportPersonas, { params: { clientId: 1 }, body });
  const params = { clientId: 1, exportTokenId: started.body.exportTokenId };
  await new Promise<void>((resolve) => {
    const checkStatus = async () => {
      const { body: state } = await service.as(staff).call(calls.exportStatus, { params });
      if (state.status === 1) return;
      unlisten();
      resolve();
    };
    const unlisten = service.kit.events.listen(() => void checkStatus());
    void checkStatus();
  });
  const { status, raw } = await service.as(staff).call(calls.downloadExport, { params });
  const file = path.join(folder, `${params.exportTokenId}.xlsx`);
  await writeFile(file, raw);
  return { status, sheets: await books.read(file), totalItems: started.body.totalItems };
};

describe('the export of personas', () => {
  it('contains all selected ones with their skills, in the order of the list', async () => {
    const { sheets, totalItems } = await exportAndRead({ personaIds: [], excludePersonas: [1], personaGroupIds: [] });
    expect(totalItems).toBe(MANY - 1);
    const [, personas, , skills] = sheets.map(({ rows }) => rows.slice(1));
    expect(personas?.map(([, name]) => name)).toEqual([
      'Persona 202',
      ...Array.from({ length: MANY - 2 }, (_, index) => `Persona ${String(index + 1).padStart(3, '0')}`),
    ]);
    expect(personas?.[1]?.slice(0, -1)).toEqual([
      'Operations',
      'Persona 001',
      '',
      'Logistics',
      'Transport',
      'Role 2',
      '',
      '',
      'Plans\nReports',
    ]);
    expect(skills?.map(([, name]) => name)).toEqual(personas?.map(([, name]) => name));
    expect(skills?.[1]?.slice(1, 7)).toEqual(['Persona 001', 'Skill 8', 'Functional Skills', LEVEL, 'High', LEVEL]);
  });

  it('begins with a cover, and has the level of each persona in each skill', async () => {
    const { sheets } = await exportAndRead({ filter: { searchString: 'Persona 00' }, except: [1] });
    expect(sheets.map(({ name }) => name)).toEqual(['Overview', 'Personas', 'Skill Matrix', 'Persona Skills']);
    const cover = new Map(sheets[0]?.rows.map(([title = '', text]) => [title, text]));
    expect(cover.get('Client')).toBe(aClient(1).clientName);
    expect(cover.get('By')).toBe(staff.name);
    expect(cover.get('Personas chosen')).toBe('Search: Persona 00\nWithout 1 deselected ones');
    const numbers = ['Personas', 'Departments', 'Different skills', 'Skills of all personas', 'of which with a level'];
    expect(numbers.map((title) => cover.get(title))).toEqual(['9', '1', '2', '9', '9']);
    const [titles, first, second] = sheets[2]?.rows ?? [];
    expect(titles).toEqual(['Group Name', 'Persona Name', 'Skill 8', 'Skill 7', 'Persona Id']);
    expect(first?.slice(0, 4)).toEqual(['Operations', 'Persona 001', '3', '']);
    expect(second?.slice(0, 4)).toEqual(['Operations', 'Persona 002', '', '3']);
    const ids = [1, 2, 3].map((sheet) => sheets[sheet]?.rows[1]?.at(-1));
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    [
      'client skills',
      'Persona Skills',
      ['Group Name: group', 'Persona Name: role', 'Skill: skill', 'Target Proficiency: level'],
    ],
    [
      'roles and skills',
      'Personas',
      [
        'Group Name: group',
        'Persona Name: role',
        'Reporting To: reportingTo',
        'Role Description: description',
        'Roles and Responsibilities: duties',
      ],
    ],
  ] as const)('can be imported again as %s: the sheet %s is found behind the cover', async (kind, sheet, assigned) => {
    const { sheets } = await exportAndRead({ filter: { searchString: 'Persona 00' }, except: [] });
    const reading = readTable(sheets, { fields: fieldsOf(roleColumns(kind, 5)), levelCount: 5 });
    expect(reading.sheet).toBe(sheet);
    expect(reading.columns.flatMap(({ field, title }) => (field === null ? [] : `${title}: ${field}`))).toEqual(
      assigned,
    );
    const [level] = reading.columns.filter(({ field }) => field === 'level');
    if (kind === 'client skills') expect(level?.levels).toEqual([{ value: LEVEL, level: 3, isLeftOut: false }]);
  });

  it('has a column with the approval for a client with approvers', async () => {
    const selection = { filter: { searchString: 'Persona 00' }, except: [] };
    const titles = async () => (await exportAndRead(selection)).sheets[1]?.rows[0] ?? [];
    expect(await titles()).not.toContain('Approval');
    approverIds = [staff.userId];
    await service.kit.events.publish({ to: { all: true }, name: EVENT.changed, data: { resource: 'clients' } });
    const query = { clientId: 1 };
    const approve = (personaName: string) =>
      service.as(staff).call(calls.approvePersonas, {
        query,
        body: { selection: { filter: { searchString: personaName }, except: [] } },
      });
    await service.as(staff).call(calls.sendForReview, {
      query,
      body: { selection: { filter: { searchString: 'Persona 00' }, except: [1] } },
    });
    await approve('Persona 002');
    await approve('Persona 003');
    await service.kit.db
      .collection('persona')
      .updateOne({ personaName: 'Persona 003' }, { $set: { roleDescription: 'New' } });
    const [head = [], ...rows] = (await exportAndRead(selection)).sheets[1]?.rows ?? [];
    expect(head.slice(-2)).toEqual(['Approval', 'Persona Id']);
    expect(rows.slice(0, 4).map((row) => row.at(-2))).toEqual([
      'Draft',
      'In review',
      'Approved',
      'Approved, changed since',
    ]);
  });

  it('is deleted after some days, and not before', async () => {
    const { files } = service.kit;
    await files.save('export/old', Buffer.from('old'));
    await files.save('export/new', Buffer.from('new'));
    const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000);
    const stored = service.kit.db.collection('files.files');
    await stored.updateOne({ filename: 'export/old' }, { $set: { uploadDate: days(8) } });
    await stored.updateOne({ filename: 'export/new' }, { $set: { uploadDate: days(6) } });
    const next = exportCleanup(service.kit);
    await next.start();
    next.stop();
    expect([await files.read('export/old'), String(await files.read('export/new'))]).toEqual([undefined, 'new']);
  });
});
