import { matchingText } from './matching-text';

test.each([
  [{ total: 37, filteredPersonasCount: 9 }, '9 of 37 personas'],
  [{ total: 1, filteredPersonasCount: 0 }, '0 of 1 persona'],
  [{ total: 10_000, filteredPersonasCount: 1000, filteredPersonasCountIsCapped: true }, '1,000+ of 10,000 personas'],
  [{ total: 10_000, totalIsCapped: true, filteredPersonasCount: 3 }, '3 of 10,000+ personas'],
] as const)('%j: %s', (counts, text) => {
  expect(matchingText(counts)).toBe(text);
});
