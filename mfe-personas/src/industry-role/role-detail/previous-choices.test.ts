import { describePreviousChoices } from './previous-choices';

const THIS = { title: 'Ward Nurse', times: 4, similarity: 1, clientName: 'Northwind' };

test.each([
  [{}, 'Chosen 4 times for this title at Northwind'],
  [{ times: 1 }, 'Chosen once for this title at Northwind'],
  [{ clientName: null }, 'Chosen 4 times for this title elsewhere'],
  [{ title: 'Ward Nurses', similarity: 0.9 }, 'Chosen 4 times for Ward Nurses (very near) at Northwind'],
])('%j: %s', (change, sentence) => {
  expect(describePreviousChoices({ ...THIS, ...change })).toBe(sentence);
});
