import { matchesWords } from './matches-words';

it.each([
  ['Data Engineer', '', true],
  ['Data Engineer', '  ', true],
  ['Data Engineer', 'eng dat', true],
  ['Data Engineer', ' DATA ', true],
  ['Data Engineer', 'data analyst', false],
  ['', 'data', false],
])('%j contains the words of %j: %s', (name, typed, holds) => expect(matchesWords(name, typed)).toBe(holds));

test('a browser in Turkish finds names by capital letters too', () => {
  const inTurkish = jest.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return this.replaceAll('I', 'ı').toLowerCase();
  });
  expect(matchesWords('Published', 'PUBLISHED')).toBe(true);
  inTurkish.mockRestore();
});
