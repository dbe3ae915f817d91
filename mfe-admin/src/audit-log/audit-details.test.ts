import { detailFacts, entrySubject } from './audit-details';

const names = { clients: new Map([[3, 'Northwind']]), sources: new Map([[1, 'ESCO']]) };

test.each<[string, Record<string, unknown>, string[]]>([
  ['rights', { userTypeId: 4, clientIds: [3, 5] }, ['User type: Skilling Architect', 'Clients: Northwind, client 5']],
  ['no clients', { clientIds: [] }, ['Clients: None']],
  ['sources', { sourceIds: [1] }, ['Sources: ESCO']],
  [
    'an area that was switched on',
    { on: true, version: null, reason: 'Due' },
    ['On: Yes', 'Version: None', 'Reason: Due'],
  ],
  [
    'calls that its service may make',
    { uses: { granted: ['listPersonas'], refused: [] } },
    ['Calls of the product: Granted: List personas; Refused: None'],
  ],
  [
    'events of all clients',
    { events: { granted: ['personas.created'], refused: ['jobs.done'], clients: 'all', clientIds: [] } },
    ['Events: Granted: Personas were created; Refused: A job has ended; Clients: All'],
  ],
  [
    'events of chosen clients',
    { events: { granted: [], refused: [], clients: 'these', clientIds: [3] } },
    ['Events: Granted: None; Refused: None; Clients: Northwind'],
  ],
  [
    'events of all clients, of a call that names none',
    { events: { granted: ['personas.created'], refused: [], clientIds: [] } },
    ['Events: Granted: Personas were created; Refused: None; Clients: All'],
  ],
  [
    'events of one client, of a call that only lists it',
    { events: { granted: [], refused: ['jobs.done'], clientIds: [3] } },
    ['Events: Granted: None; Refused: A job has ended; Clients: Northwind'],
  ],
  [
    'addresses of its service',
    { service: { addresses: ['http://a:1', 'http://b:1'], healthPath: '/ready' } },
    ['Service: Addresses: http://a:1, http://b:1; Health path: /ready'],
  ],
  ['a trial', { share: 5, maxErrorPercent: 2 }, ['Share of users: 5 %', 'Withdrawn above errors of: 2 %']],
  ['an import of a library', { gone: 'retire' }, ['Records missing in the file: Retired']],
  ['an import of a table', { leaveOutWrong: true }, ['Rows with wrong cells left out: Yes']],
  ['a step of reviews', { personas: { first: ['Cook', 'Baker'], count: 2 } }, ['Personas: Cook, Baker']],
  [
    'a decision on more personas than it names',
    { decision: 'keep', personas: { first: ['Cook', 'Baker'], count: 1040 }, unchanged: 3 },
    ['Decision: Kept as approved', 'Personas: Cook, Baker and 1,038 more', 'Left as they were: 3'],
  ],
  ['a step by a job', { askedFor: { first: ['Cook', 'Baker'], count: 230 } }, ['Asked for: Cook, Baker and 228 more']],
  ['a step for no persona', { personas: { first: [], count: 0 } }, ['Personas: None']],
  ['an upload', { files: { first: ['roles.xlsx'], count: 1 } }, ['Files: roles.xlsx']],
  ['an import', { import: 'roles.xlsx' }, ['Import: roles.xlsx']],
  ['a deleted question', { status: 5 }, ['Status: Retired']],
  [
    'a skill taken out of a tree',
    { parent: 7, relationship: 'narrower', child: 9 },
    ['Below skill number: 7', 'Relationship: narrower', 'Skill number: 9'],
  ],
  ['a merge', { intoId: 7, outcome: 'delete' }, ['Merged into number: 7', 'The other record: Deleted']],
  ['a field that nobody described', { oddField: 'x' }, ['Odd field: x']],
])('%s', (_, details, expected) =>
  expect(detailFacts(details, names).map(({ name, value }) => `${name}: ${value}`)).toEqual(expected),
);

test.each<[string, string | null, Record<string, unknown>, string | undefined]>([
  ['its record', 'user 5 (Ada)', { userTypeId: 4 }, 'user 5 (Ada)'],
  [
    'the import, whatever its id',
    'import token a672b3c4-0000-4000-8000-00000000000f',
    { import: 'May.zip' },
    'May.zip',
  ],
  ['the beginning of a long id', 'import token a672b3c4-0000-4000-8000-00000000000f', {}, 'import a672b3c4'],
  ['the file', null, { files: { first: ['clerk.pdf'], count: 1 } }, 'clerk.pdf'],
  ['the first files', null, { files: { first: ['a.pdf', 'b.pdf'], count: 30 } }, 'a.pdf, b.pdf and 28 more'],
  ['the record, when there are files as well', 'skill 7', { files: { first: ['a.json'], count: 1 } }, 'skill 7'],
  ['the record with its name', 'role 7', { name: 'Baker' }, 'role 7 (Baker)'],
  ['several records', 'client 3', { personas: { first: ['Cook', 'Baker'], count: 30 } }, 'Cook, Baker and 28 more'],
  ['no more than three', null, { files: { first: ['a', 'b', 'c', 'd'], count: 4 } }, 'a, b, c and 1 more'],
  ['records of a job', 'client 3', { askedFor: { first: ['Cook'], count: 1 } }, 'Cook'],
  ['nothing', null, {}, undefined],
])('the list names %s', (_, record, details, expected) => {
  expect(entrySubject({ record, details })).toBe(expected);
});
