import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chooseDeepRead, type DeepQuery, deepCursor, MIN_DEEP_OFFSET } from './deep-page';
import type { PersonaDocument } from './persona-document';
import { startPersonas, type TestPersonas } from './personas.fixtures';

const query = (overrides: Partial<DeepQuery> = {}): DeepQuery => ({
  clientId: 5,
  sortBy: 'personaGroupName',
  sortOrder: 'asc',
  ...overrides,
});
const byName = { sortBy: 'personaName' } as const;

it.each<[string, Partial<DeepQuery>, string]>([
  ['everything', {}, 'clientId deletedAt groupKey nameKey _id'],
  ['everything by name', byName, 'clientId nameKey'],
  ['one group', { personaGroupId: [1] }, 'clientId personaGroupId deletedAt groupKey nameKey'],
  ['one group by name', { personaGroupId: [1], ...byName }, 'clientId personaGroupId deletedAt groupKey nameKey'],
  ['two groups', { personaGroupId: [1, 2] }, 'groupKey nameKey'],
  ['two groups by name', { personaGroupId: [1, 2], ...byName }, 'nameKey'],
  ['without a role', { unmatched: true }, 'clientId industryRoleId deletedAt groupKey nameKey _id'],
  ['without a role by name', { unmatched: true, ...byName }, 'nameKey'],
  ['a blank search', { searchString: ' ' }, 'clientId deletedAt groupKey nameKey _id'],
])('%s is read from an index in its order', (_, overrides, order) =>
  expect(chooseDeepRead(query(overrides))?.order.join(' ')).toBe(order),
);

it.each<[string, Partial<DeepQuery>]>([
  ['a search', { searchString: 'plan' }],
  ['a group without a role', { personaGroupId: [1], unmatched: true }],
])('no index covers %s', (_, overrides) => expect(chooseDeepRead(query(overrides))).toBeUndefined());

describe('a deep page', () => {
  const CLIENT = 5;
  /** One of 40 copies is deleted. */
  const ALIVE = 10_400 - 260 + 1;
  let personas: TestPersonas;
  beforeAll(async () => {
    personas = await startPersonas();
    await personas.create({ groupName: 'Beta', personaName: 'Zoe' }, CLIENT);
    const stored = personas.service.kit.db.collection<PersonaDocument>('persona');
    const template = await stored.findOne({ clientId: CLIENT });
    if (!template) throw new Error('there is no persona');
    const copies = Array.from({ length: 10_400 }, (_, index) => ({
      ...template,
      _id: 50_000 + index,
      personaName: `Copy ${index}`,
      nameKey: `copy ${(index * 7919) % 10_007} ${index}`,
      personaGroupId: 900 + (index % 3),
      groupKey: `group ${index % 3}`,
      industryRoleId: index % 2 ? 5 : null,
      ...(index % 40 === 0 && { deletedAt: new Date() }),
    }));
    await stored.insertMany(copies);
  });
  afterAll(() => personas.service.close());

  const ALL = [{}, { personaGroupId: [901] }, { personaGroupId: [902, 900] }, { unmatched: true }];
  const cases = ALL.flatMap((filter) =>
    (['personaGroupName', 'personaName'] as const).flatMap((sortBy) =>
      (['asc', 'desc'] as const).map((sortOrder) => ({ ...filter, sortBy, sortOrder })),
    ),
  );

  const storedPersonas = () => personas.service.kit.db.collection<PersonaDocument>('persona');
  const page = { offset: MIN_DEEP_OFFSET + 100, pagesize: 7 };

  it.each(cases)('is the same part of the list: %j', async (asked) => {
    const direction = asked.sortOrder === 'asc' ? 1 : -1;
    const order: [string, 1 | -1][] = [['nameKey', direction]];
    const expected = await storedPersonas()
      .find({
        clientId: CLIENT,
        deletedAt: null,
        ...('personaGroupId' in asked && { personaGroupId: { $in: asked.personaGroupId } }),
        ...('unmatched' in asked && { industryRoleId: null }),
      })
      .sort(asked.sortBy === 'personaName' ? order : [['groupKey', direction], ...order])
      .skip(page.offset)
      .limit(page.pagesize)
      .toArray();
    const names = await personas.names({ ...asked, ...page }, CLIENT);
    expect(names).toEqual(expected.map(({ personaName }) => personaName));
  });

  it.each(cases)('reads no persona that it skips: %j', async (asked) => {
    const deepRead = chooseDeepRead({ clientId: CLIENT, ...asked });
    if (!deepRead) throw new Error('it is not read from an index');
    const { executionStats } = await deepCursor(personas.service.kit.db.collection('persona'), deepRead, {
      ...asked,
      ...page,
    }).explain('executionStats');
    expect([executionStats.nReturned, executionStats.totalDocsExamined]).toEqual([7, 0]);
  });

  it.each(cases)('past the end of more than 10,000 personas is empty and has the exact total: %j', async (asked) => {
    const { body } = await personas.list({ ...asked, offset: 20_000 }, CLIENT);
    expect(body.data).toEqual([]);
    expect(body).toMatchObject({ total: ALIVE });
    expect(body).not.toHaveProperty('totalIsCapped');
  });

  it('after 10,000 personas is read as well, with a total that is no longer exact', async () => {
    const { body } = await personas.list({ offset: 10_050, pagesize: 50, sortBy: 'personaName' }, CLIENT);
    expect([body.data.length, body.total, body.totalIsCapped]).toEqual([50, 10_000, true]);
  });
});
