import { expect, it } from '@jest/globals';
import { isJson, jsonTable, linkedTable } from './json-rows';

const ROWS = [
  { row: 1, cells: ['Nurse', ''] },
  { row: 2, cells: ['Driver', 'Oslo'] },
];

it.each([
  ['a list', '[{"title":"Nurse"},{"title":"Driver","city":"Oslo"}]'],
  [
    'the answer of a program with several lists',
    '{"status":"ok","filters":[{"a":1},{"a":2},{"a":3}],"page":{"jobs":1},"data":[{"title":"Nurse"},{"title":"Driver","city":"Oslo"}]}',
  ],
  ['an object with one list', '{"total":2,"jobs":[{"title":"Nurse"},{"title":"Driver","city":"Oslo"}]}'],
  [
    'a framework in the format CASE',
    '{"CFDocument":{"a":1},"CFAssociations":[{"b":1},{"b":2},{"b":3}],"CFItems":[{"title":"Nurse"},{"title":"Driver","city":"Oslo"}]}',
  ],
  ['JSON Lines', '{"title":"Nurse"}\n{"title":"Driver","city":"Oslo"}\n'],
])('reads %s', (_, text) => {
  expect(isJson(text)).toBe(true);
  expect(jsonTable(text, 'jobs.json')).toEqual({ titles: ['title', 'city'], rows: ROWS });
});

it.each([
  ['a number', 7, '7'],
  ['nothing', null, ''],
  ['a list', ['first', 'second', 3], 'first\nsecond\n3'],
  ['objects among texts', [{ name: 'x' }, 'y'], 'x\ny'],
  ['a boolean', true, 'true'],
])('writes %s into a cell', (_, value, cell) => {
  expect(jsonTable(JSON.stringify([{ a: value }]), 'jobs.json').rows[0]?.cells).toEqual([cell]);
});

it.each([
  ['{"a":1}\n\nnot json', 'jobs.jsonl cannot be read: line 3 is not a JSON object.'],
  ['{"a":1}\n[1]', 'jobs.jsonl cannot be read: line 2 is not a JSON object.'],
  ['[{"a":1},5]', 'jobs.jsonl cannot be read: entry 2 is no object.'],
  ['[{"a":1},', 'jobs.jsonl cannot be read: it is not valid JSON. It may be cut off.'],
])('says where %j cannot be read', (text, message) => {
  expect(() => jsonTable(text, 'jobs.jsonl')).toThrow(message);
});

it('counts the lines of JSON Lines, including empty ones', () => {
  expect(jsonTable('{"a":1}\n\n{"a":2}', 'a').rows.map(({ row }) => row)).toEqual([1, 3]);
});

it.each(['title,city\nNurse,Oslo', '"[a]",b', ''])('%j is not JSON', (text) => expect(isJson(text)).toBe(false));

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
it.each([
  ['an entry', `[{"a":${nested(60)}}]`, 'jobs.json cannot be read: entry 1 is nested more than 50 levels deep.'],
  ['a line', `{"a":1}\n{"b":${nested(60)}}`, 'jobs.json cannot be read: line 2 is nested more than 50 levels deep.'],
  ['a list', `[{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`, 'is nested more than 50 levels deep'],
  ['an object', `{"a":${'{"b":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'is nested more than 50 levels deep'],
  ['JSON Lines', '{"a":1}\n'.repeat(500_001), 'it has more than 500,000 lines. Split it into several files.'],
  [
    'empty lines',
    `{"a":1}${'\n'.repeat(2_000_000)}{"a":2}`,
    'it has more than 500,000 lines. Split it into several files.',
  ],
  ['a long list', `[${'{},'.repeat(500_000)}{}]`, 'it has more than 500,000 entries. Split it into several files.'],
])('refuses %s: too deep or too long', (_, text, message) => {
  expect(() => jsonTable(text, 'jobs.json')).toThrow(message);
});

it('has a column for each part of an object, and a line for each object of a list', () => {
  const entry = {
    id: 1,
    job: { title: 'Nurse', place: { city: 'Oslo' } },
    skills: [{ name: 'Care' }, { name: 'Law' }],
  };
  expect(jsonTable(JSON.stringify([entry]), 'jobs.json')).toEqual({
    titles: ['id', 'job.title', 'job.place.city', 'skills.name'],
    rows: [{ row: 1, cells: ['1', 'Nurse', 'Oslo', 'Care\nLaw'] }],
  });
});

it('a record with short lists is a record', () => {
  const entry = { title: 'Nurse', city: 'Oslo', tasks: [{ name: 'Care' }] };
  expect(jsonTable(JSON.stringify(entry), 'job.json').rows[0]?.cells).toEqual(['Nurse', 'Oslo', 'Care']);
});

const POSTING = {
  '@type': 'JobPosting',
  title: 'Welder',
  hiringOrganization: { '@type': 'Organization', name: 'Kestrel' },
  jobLocation: [{ '@type': 'Place', address: { addressCountry: 'IE' } }],
};
const TITLES = ['title', 'hiringOrganization.name', 'jobLocation.address.addressCountry'];

it.each([
  ['a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Jobs' }, POSTING] }],
  ['an object with a list of its own', { ...POSTING, '@type': 'https://schema.org/JobPosting' }],
  ['a list of a page', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: POSTING }] }],
])('reads the records of a type in linked data: %s', (_, data) => {
  const table = { titles: TITLES, rows: [{ row: 1, cells: ['Welder', 'Kestrel', 'IE'] }] };
  expect(jsonTable(JSON.stringify(data), 'job.json', 'JobPosting')).toEqual(table);
  const page = `<html><script type="text/javascript">x</script><script type='application/ld+json'>${JSON.stringify(data)}</script></html>`;
  expect(linkedTable(page, 'job.html', 'JobPosting')).toEqual(table);
});

it('a page without records of the type, or with damaged data, has none', () => {
  expect(
    linkedTable('<script type="application/ld+json">{"@type":"WebPage"</script>', 'a', 'JobPosting'),
  ).toBeUndefined();
  expect(linkedTable('<script type="application/ld+json">{"@type":"WebPage"}', 'a', 'JobPosting')).toBeUndefined();
});
