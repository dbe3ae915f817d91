import type { SuggestedFrom } from '@skills-architect/contracts';
import { describeOrigin, describeSuggestionSources } from './suggested-from';

const skill = (name: string): SuggestedFrom => ({ kind: 'skill', id: 1, name, source: 'ESCO' });
const scheme: SuggestedFrom = { kind: 'scheme', id: 1, name: 'Five levels', source: '' };
const library = { source: 'library' } as const;
const model = { source: 'model', model: 'm' } as const;

test.each<[string, SuggestedFrom[], typeof library | typeof model, string | undefined]>([
  ['one record', [skill('A')], library, 'Suggested from similar skills: A (ESCO)'],
  [
    'more than three records',
    ['A', 'B', 'C', 'D', 'E'].map(skill),
    library,
    'Suggested from similar skills: A (ESCO), B (ESCO), C (ESCO) and 2 more',
  ],
  [
    'records of two kinds',
    [scheme, skill('A')],
    library,
    'Suggested from the general text of the levels: Five levels; similar skills: A (ESCO)',
  ],
  ['a language model', [skill('A')], model, undefined],
  ['no record', [], library, 'Suggested from the texts above'],
])('text about a suggestion from %s', (_, records, origin, expected) => {
  expect(describeSuggestionSources(records, origin)).toBe(expected);
});

test('names the author', () => {
  expect(describeOrigin(model)).toBe('Written by the model m, check before use');
  expect(describeOrigin(library)).toBe('Made from the library. Check before use');
});
