import { describe, expect, it } from '@jest/globals';
import { ALL_TYPES, type CallDeclaration } from '@skills-architect/contracts';
import * as z from 'zod';
import { compareReports } from './growth';
import { buildReport } from './report';

const Soil = z.object({ ph: z.number() });
const Bed = z.object({
  id: z.int(),
  kind: z.enum(['herb', 'tree']),
  note: z.string().optional(),
  soil: Soil.nullable(),
});
const ById = z.object({ ids: z.array(z.int()) });
const ByFilter = z.object({ filter: z.string() });
const Later = z.object({ after: z.string() });
const base = {
  service: 'roles',
  method: 'POST',
  path: '/v3/beds/{gardenId}',
  query: z.object({ kind: z.enum(['herb', 'tree']).optional(), limit: z.coerce.number().int().default(50) }),
  body: z.object({ name: z.string(), size: z.int(), weight: z.number(), cut: z.union([ById, ByFilter]) }),
  answer: z.object({ data: z.array(Bed) }),
  access: { types: [2, 4], scope: 'library' },
  example: {},
} as const satisfies CallDeclaration;

const asAnswered = (item: z.ZodType) => ({ answer: z.object({ data: z.array(item) }) });
const growth = (change: Partial<CallDeclaration>) =>
  compareReports(buildReport([base]), buildReport([{ ...base, ...change }]));
const CALL = 'POST /v3/beds/{gardenId}';

describe('changes that break callers of the release', () => {
  it.each<[string, Partial<CallDeclaration>, string]>([
    ['another path', { path: '/v3/lawns/{gardenId}' }, `${CALL} is gone`],
    ['another name in the path', { path: '/v3/beds/{id}' }, `${CALL} is gone`],
    [
      'a new field that is needed',
      { body: base.body.extend({ owner: z.string() }) },
      `${CALL}: body.owner is new and needed`,
    ],
    ['a field that is not taken any more', { body: base.body.omit({ size: true }) }, `${CALL}: body.size is gone`],
    [
      'a field of another type',
      { body: base.body.extend({ size: z.string() }) },
      `${CALL}: body.size was integer and is string`,
    ],
    [
      'a field that was not needed',
      { query: base.query.required({ kind: true }) },
      `${CALL}: query.kind was "herb" | "tree", or nothing and is "herb" | "tree"`,
    ],
    [
      'a choice that is not taken any more',
      { query: base.query.extend({ kind: z.enum(['tree']).optional() }) },
      `${CALL}: query.kind was "herb" | "tree", or nothing and is "tree", or nothing`,
    ],
    ['a field that is not answered any more', asAnswered(Bed.omit({ id: true })), `${CALL}: answer.data[].id is gone`],
    [
      'a field that may be missing',
      asAnswered(Bed.partial({ id: true })),
      `${CALL}: answer.data[].id was integer and is integer, or nothing`,
    ],
    [
      'a field that may be null',
      asAnswered(Bed.extend({ id: z.int().nullable() })),
      `${CALL}: answer.data[].id was integer and is integer | null`,
    ],
    ['fewer user types', { access: { types: [2], scope: 'library' } }, `${CALL}: types was 2 | 4 and is 2`],
    ['another scope', { access: { types: [2, 4], scope: 'self' } }, `${CALL}: scope was library and is self`],
    ['fewer areas that need it', { areas: ['personas'] }, `${CALL}: areas was roles and is personas`],
    [
      'a number that must be whole now',
      { body: base.body.extend({ weight: z.int() }) },
      `${CALL}: body.weight was number and is integer`,
    ],
    [
      'one of two choices that is not taken any more',
      { body: base.body.extend({ cut: z.union([ById, Later]) }) },
      `${CALL}: body.cut<2>.filter is gone`,
    ],
    ['a file', { download: true }, `${CALL}: answer was object and is file`],
  ])('%s', (_, change, sentence) => {
    expect(growth(change).breaking).toContain(sentence);
  });
});

describe('changes that callers of the release do not notice', () => {
  it.each<[string, Partial<CallDeclaration>, string[]]>([
    ['the same again', {}, []],
    [
      'a new field that is not needed',
      { body: base.body.extend({ owner: z.object({ name: z.string() }).optional() }) },
      [`${CALL}: body.owner is new`, `${CALL}: body.owner.name is new`],
    ],
    [
      'a field that is not needed any more',
      { body: base.body.partial({ size: true }) },
      [`${CALL}: body.size was integer and is integer, or nothing`],
    ],
    ['another default', { query: base.query.extend({ limit: z.coerce.number().int().default(20) }) }, []],
    ['a narrower limit, which is a rule', { body: base.body.extend({ name: z.string().max(20) }) }, []],
    [
      'one more field of what may be null',
      asAnswered(Bed.extend({ soil: z.object({ ph: z.number(), depth: z.int() }).nullable() })),
      [`${CALL}: answer.data[].soil.depth is new`],
    ],
    [
      'an optional field that is not answered any more',
      asAnswered(Bed.omit({ note: true })),
      [`${CALL}: answer.data[].note is gone`],
    ],
    ['one more field answered', asAnswered(Bed.extend({ rev: z.int() })), [`${CALL}: answer.data[].rev is new`]],
    [
      'one more value answered',
      asAnswered(Bed.extend({ kind: z.enum(['herb', 'moss', 'tree']) })),
      [`${CALL}: answer.data[].kind was "herb" | "tree" and is "herb" | "moss" | "tree"`],
    ],
    [
      'one more choice of what is sent',
      { body: base.body.extend({ cut: z.union([ById, ByFilter, z.object({ all: z.literal(true) })]) }) },
      [`${CALL}: body.cut<all=true> is new`, `${CALL}: body.cut<all=true>.all is new`],
    ],
    [
      'a number that need not be whole any more',
      { body: base.body.extend({ size: z.number() }) },
      [`${CALL}: body.size was integer and is number`],
    ],
    ['more areas that need it', { areas: ['roles', 'personas'] }, [`${CALL}: areas was roles and is roles | personas`]],
    [
      'more user types',
      { access: { types: 'anyone', scope: 'library' } },
      [`${CALL}: types was 2 | 4 and is ${ALL_TYPES.join(' | ')} | nobody signed in`],
    ],
  ])('%s', (_, change, added) => {
    expect(growth(change)).toEqual({ breaking: [], added });
  });

  it('a new input of a call without input', () => {
    const { query, ...plain } = base;
    expect(compareReports(buildReport([plain]), buildReport([base]))).toEqual({
      breaking: [],
      added: [`${CALL}: query.kind is new`, `${CALL}: query.limit is new`],
    });
  });

  it('an additional call', () => {
    const more = { ...base, method: 'GET' } as const;
    expect(compareReports(buildReport([base]), buildReport([base, more])).added).toEqual([
      'GET /v3/beds/{gardenId} is new',
    ]);
  });
});

const Branch = z.object({
  name: z.string(),
  get branches() {
    return z.array(Branch);
  },
});
const Cut = z.union([
  z.object({ how: z.literal('by-hand'), hours: z.int() }),
  z.object({ how: z.literal('by-saw') }),
  z.null(),
]);

it('names each choice, and a tree once', () => {
  const answer = z.object({ branch: Branch, cut: Cut, tags: z.record(z.string(), Bed) });
  const parts = buildReport([{ ...base, answer }]).get(CALL);
  expect(parts).toEqual(
    expect.arrayContaining([
      { place: 'answer.branch.branches[]', type: 'the same again', optional: false },
      { place: 'answer.cut', type: 'one of these | null', optional: false },
      { place: 'answer.cut<how=by-hand>', type: 'object', optional: false },
      { place: 'answer.tags{}.note', type: 'string', optional: true },
    ]),
  );
});
