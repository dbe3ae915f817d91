import { expect, it } from '@jest/globals';
import { SkillopediaDocument, SkillopediaTitle } from './skillopedia';
import { createEncyclopedia } from './skillopedia-calls';
import { mapAllRefusal, sampleRefusal, savingRefusal } from './skillopedia-rules';

const firstMessage = (title: string) => SkillopediaTitle.safeParse(title).error?.issues[0]?.message;

it.each([
  ['', 'Title is required'],
  ['ab', 'Title must be at least 3 characters'],
  ['a'.repeat(256), 'Title must be upto 255 characters'],
  ['a'.repeat(255), undefined],
  ['What is data-quality?', undefined],
  ['Größe 2', undefined],
  ['two  spaces', 'Title is not valid'],
  [' begins so', 'Title is not valid'],
  ['C++ basics', 'Title is not valid'],
])('of the title %j is said: %s', (title, message) => {
  expect(firstMessage(title)).toBe(message);
});

it.each([
  ['', true],
  ['https://example.org/a?b=c', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['example.org', false],
  ['data:text/html,x', false],
])('the address %j of a document elsewhere is accepted: %s', (externalUrl, accepted) => {
  expect(SkillopediaDocument.safeParse({ text: '', externalUrl }).success).toBe(accepted);
});

const MAPPED = 'All content is mapped to this entry, so it stays as it is';
const BEING_MAPPED = 'All content is being mapped to this entry';

it.each([
  { status: 1, flags: {}, save: undefined, sample: undefined, all: 'Publish the entry first' },
  { status: 4, flags: {}, save: undefined, sample: undefined, all: undefined },
  { status: 5, flags: {}, save: undefined, sample: undefined, all: 'Publish the entry first' },
  {
    status: 4,
    flags: { isSampling: true },
    save: undefined,
    sample: 'Content Mapping is in Progress',
    all: undefined,
  },
  { status: 4, flags: { toBeClassified: true }, save: BEING_MAPPED, sample: BEING_MAPPED, all: BEING_MAPPED },
  { status: 4, flags: { isClassified: true }, save: MAPPED, sample: MAPPED, all: MAPPED },
] as const)('an entry with status $status and $flags', ({ status, flags, save, sample, all }) => {
  const entry = { status, isSampling: false, isClassified: false, toBeClassified: false, ...flags };
  expect([savingRefusal(entry), sampleRefusal(entry), mapAllRefusal(entry)]).toEqual([save, sample, all]);
});

it.each([
  [undefined, undefined],
  [1, undefined],
  [4, 'A new entry starts as Draft'],
])('of a new entry with the status %s is said: %s', (status, message) => {
  const checked = createEncyclopedia.body.safeParse({ name: 'Wind power', status });
  expect(checked.error?.issues[0]?.message).toBe(message);
});
