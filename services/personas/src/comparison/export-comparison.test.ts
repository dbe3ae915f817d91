import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { exportPersonaComparison } from '@skills-architect/contracts/personas';
import { readWorkbook } from '@skills-architect/library-service-kit/testing';
import { aUser } from '@skills-architect/service-kit/testing';
import { startPersonas, type TestPersonas } from '../personas/personas.fixtures';

let personas: TestPersonas;
let personaIds: number[];
beforeAll(async () => {
  personas = await startPersonas();
  const created = [
    await personas.create({ personaName: 'Data Engineer' }),
    await personas.create({ personaName: 'Analyst', industryRoleId: 9 }),
  ];
  personaIds = created.map(({ body }) => body.personaId);
});
afterAll(() => personas.service.close());

const link = 'https://portal.example/compare-persona?personas=1_2';
const exportComparison = (user: ReturnType<typeof aUser>, body = {}) =>
  personas.service.as(user).call(exportPersonaComparison, { body: { personaIds, link, ...body } });

it('shows the personas side by side, with their facts and the levels of their skills', async () => {
  const { status, raw } = await exportComparison(aUser(8, [1]));
  expect(status).toBe(200);
  const [sheet] = await readWorkbook(raw);
  const row = (title: string) => sheet?.rows.find(([first]) => first === title);
  expect(row('Persona')?.slice(1)).toEqual(['Data Engineer', 'Analyst']);
  expect(row('Industry Role')?.slice(1)).toEqual(['Role 1', 'Role 9']);
  expect(row('Skill 1')?.slice(1)).toEqual(['3 Level 3', '–']);
});

it('can leave out skills with equal levels', async () => {
  const twin = await personas.create({ personaName: 'Data Engineer II' });
  const twins = { personaIds: [personaIds[0], twin.body.personaId] };
  const names = async (body: object) => {
    const [sheet] = await readWorkbook((await exportComparison(aUser(4), body)).raw);
    return sheet?.rows.map(([first]) => first);
  };
  expect(await names(twins)).toContain('Skill 1');
  expect(await names({ ...twins, onlyDifferences: true })).not.toContain('Skill 1');
});

it.each([
  ['a general user', aUser(1, [1]), {}, 403],
  ['a user of another client', aUser(8, [7]), {}, 404],
  ['a fifth persona', aUser(4), { personaIds: [1, 2, 3, 4, 5] }, 400],
  ['no persona', aUser(4), { personaIds: [] }, 400],
  ['a link to another screen', aUser(4), { link: 'https://portal.example/login' }, 400],
  ['a link that runs code', aUser(4), { link: 'javascript:alert(1)' }, 400],
])('refuses %s', async (_, user, body, status) => expect((await exportComparison(user, body)).status).toBe(status));
