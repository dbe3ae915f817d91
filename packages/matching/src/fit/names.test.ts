import { buildIndex } from '../match-index';
import { countTerms, termReader } from '../reading/terms';
import { knownSubjectShare, labelShare, nameShareInTitle } from './names';

const role = (roleId: number, label: string, alternativeLabels: string[]) => ({
  roleId,
  language: 'en',
  label,
  alternativeLabels,
  description: `Work as ${label}.`,
  essentialSkills: [],
  group: { label: 'museums', text: '' },
});
const index = buildIndex([
  role(1, 'collection manager', ['curator of collections']),
  role(2, 'museum director', []),
  role(3, 'zoo keeper', []),
]);
const title = (text: string) => termReader().title(text);

it.each([
  ['Herbarium Collections Manager', 'all words', 1, 1],
  ['Manager', 'only the last word', 0.2, 0.8],
  ['Collections Assistant', 'a word, but not the last one,', 0.1, 0.4],
  ['Gardener', 'nothing', 0, 0],
])('%s contains %s of the role name', (text, _, least, most) => {
  const share = nameShareInTitle(index, title(text), 0);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

describe('knownSubjectShare', () => {
  const all = Uint8Array.of(1, 1, 1);

  it.each([
    ['Museum Manager', all, 1],
    ['Airport Officer', all, 0],
    ['Zoo Director', Uint8Array.of(1, 1, 0), 0],
  ])('%s', (text, allowed, share) => {
    expect(knownSubjectShare(index, title(text), allowed)).toBeCloseTo(share);
  });
});

it.each([
  ['You manage the collection of birds.', 1],
  ['You feed the animals.', 0],
])('%s contains %f of the label', (text, share) => {
  expect(labelShare(index, countTerms(termReader().prose(text)), 0)).toBeCloseTo(share);
});
