import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getClient } from '@skills-architect/contracts/admin';
import { compareRoles, exportRoleComparison, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus, SourceId } from '@skills-architect/contracts/skills';
import { aClient } from '@skills-architect/contracts/testing';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { aUser, peerAnswers, testService } from '@skills-architect/service-kit/testing';
import { rolesService } from '../app';
import { demoSubSectors } from '../demo/demo-roles';
import { demoPeers, unpublished } from '../demo/peers.fixtures';

const demoRoles = demoSubSectors().flatMap(({ functions }) => functions.flatMap(({ roles }) => roles));

const SOURCES: Record<number, number[]> = { 1: [SourceId.SkillsArchitect], 2: [SourceId.SkillsFuture] };
const peers = peerAnswers(...demoPeers, [
  getClient,
  ({ params }: { params: { clientId: number } }) =>
    aClient(params.clientId, { sourceIds: SOURCES[params.clientId] ?? [] }),
]);

let service: Awaited<ReturnType<typeof testService>>;
const roleIds = new Map<string, number>();

beforeAll(async () => {
  service = await testService({ name: 'roles', build: rolesService({ demo: true }), peers });
  await service.seedDemo();
  const { body } = await service.as(aUser(2)).call(searchRoles, { body: { pagesize: 1000 } });
  for (const { roleName, roleId } of body.roles) roleIds.set(roleName, roleId);
});
afterAll(() => service.close());

const findId = (name: string) => roleIds.get(name) ?? 0;
const compare = (user: ReturnType<typeof aUser>, names: string[], clientId?: number) =>
  service.as(user).call(compareRoles, { body: { roleIds: names.map(findId), ...(clientId && { clientId }) } });
const namesIn = ({ body }: Awaited<ReturnType<typeof compare>>) => body.roles.map(({ roleName }) => roleName);

describe('comparing roles', () => {
  it('returns them in the requested order, with the level that each expects', async () => {
    const response = await compare(aUser(4), ['Software Engineer', 'Data Engineer']);
    expect(namesIn(response)).toEqual(['Software Engineer', 'Data Engineer']);
    const [, engineer] = response.body.roles;
    expect(engineer?.functionName).toBe('Data');
    expect(engineer?.skills.map(({ skillName, levelNumber }) => [skillName, levelNumber])).toEqual(
      demoRoles.find(({ name }) => name === 'Data Engineer')?.skills.map(({ name, level }) => [name, level]),
    );
    expect(engineer?.skills[0]).toMatchObject({ level: 'Level 4', proficiencySchemeLevelCount: 5 });
  });

  it.each([1, 8] as const)('returns the roles of the client’s sources to type %i', async (type) => {
    const asked = ['Data Engineer', 'Accountant'];
    expect(namesIn(await compare(aUser(type, [1]), asked, 1))).toEqual(asked);
    expect(namesIn(await compare(aUser(type, [2]), asked, 2))).toEqual([]);
    expect(namesIn(await compare(aUser(type, [3]), asked, 3))).toEqual(asked);
  });

  it('requires client users to pass their own client', async () => {
    expect((await compare(aUser(1, [1]), ['Data Engineer'])).status).toBe(400);
    expect((await compare(aUser(1, [1]), ['Data Engineer'], 2)).status).toBe(404);
  });

  it('returns the roles of all sources to staff, also with a client', async () => {
    expect(namesIn(await compare(aUser(2), ['Data Engineer'], 2))).toEqual(['Data Engineer']);
  });

  it('is not for SMEs', async () => {
    expect((await compare(aUser(3), ['Data Engineer'])).status).toBe(403);
  });

  it('omits unknown roles and duplicates', async () => {
    const { body } = await service
      .as(aUser(2))
      .call(compareRoles, { body: { roleIds: [99_999, findId('Accountant'), findId('Accountant')] } });
    expect(body.roles.map(({ roleName }) => roleName)).toEqual(['Accountant']);
  });

  it('omits unpublished skills', async () => {
    unpublished.add('SQL');
    const { body } = await compare(aUser(2), ['Data Engineer']);
    unpublished.clear();
    expect(body.roles[0]?.skills.map(({ skillName }) => skillName)).not.toContain('SQL');
    expect(body.roles[0]?.skills.length).toBeGreaterThan(0);
  });

  it.each([[[]], [[1, 2, 3, 4, 5]]])('refuses %j', async (ids) => {
    const { status } = await service.as(aUser(2)).call(compareRoles, { body: { roleIds: ids } });
    expect(status).toBe(400);
  });
});

describe('a role that is not published', () => {
  it('is not compared', async () => {
    const id = findId('Accountant');
    await service.kit.db
      .collection('role')
      .findOneAndUpdate({ nameKey: 'accountant' }, { $set: { roleStatus: LibraryStatus.Draft } });
    const { body } = await service
      .as(aUser(2))
      .call(compareRoles, { body: { roleIds: [id, findId('Data Engineer')] } });
    expect(body.roles.map(({ roleName }) => roleName)).toEqual(['Data Engineer']);
  });
});

describe('the comparison as a workbook', () => {
  const link = 'https://portal.example/compare-role';
  const exportComparison = (user: ReturnType<typeof aUser>, body: object = {}) => {
    const roleIds = ['Software Engineer', 'Data Engineer'].map(findId);
    return service.as(user).call(exportRoleComparison, { body: { roleIds, link, ...body } });
  };

  it('has the roles, their sub-sectors and the levels they expect', async () => {
    const { status, raw } = await exportComparison(aUser(4), { levelCount: 5 });
    expect(status).toBe(200);
    const [sheet] = await readWorkbook(raw);
    const row = (title: string) => sheet?.rows.find(([first]) => first === title)?.slice(1);
    expect(row('Industry Role')).toEqual(['Software Engineer', 'Data Engineer']);
    expect(row('Department or Track')?.[1]).toBe('Data');
    expect(row('SQL')?.[1]).toMatch(/^\d Level \d/);
  });

  it('has no link to anything but a comparison', async () => {
    expect((await exportComparison(aUser(4), { link: 'https://portal.example/login' })).status).toBe(400);
  });

  it('is not for type 1, and for type 8 limited to the roles of its client', async () => {
    expect((await exportComparison(aUser(1, [1]), { clientId: 1 })).status).toBe(403);
    expect((await exportComparison(aUser(8, [1]))).status).toBe(400);
    const [sheet] = await readWorkbook((await exportComparison(aUser(8, [2]), { clientId: 2 })).raw);
    expect(sheet?.rows.find(([first]) => first === 'Industry Role')).toEqual(['Industry Role']);
  });
});
