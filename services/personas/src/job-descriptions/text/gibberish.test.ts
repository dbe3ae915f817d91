import { expect, test } from '@jest/globals';
import { isGibberish } from './gibberish';

const ENGLISH =
  'Keeps the nets of twelve boats in good repair, paints hulls each spring, and writes the list of ropes & tools (5 kg). Works full-time; reports to the harbour-master.';
const POLISH = 'Zarządza zespołem dwudziestu osób, przyjmuje dostawy części i sprawdza stan magazynu każdego dnia.';
const CZECH = 'Řídí tým dvaceti lidí, přijímá zboží a kontroluje stav skladu každý den, píše zprávy pro vedení.';
const TECHNICAL =
  'Skills: HTML5, CSS3, SQL, C++, C#, .NET, AWS, GCP, K8s; CI/CD with GitLab & Jenkins; TCP/IP, DNS, SSH, TLS.';
const RUSSIAN = 'Принимает товар на склад и ведет учет поставок каждый день, готовит отчеты для руководства.';

/** Letters that stand for others, some places further in the code table, as in fonts without a table of letters. */
const shift = (text: string, places: number) =>
  [...text].map((sign) => (sign === ' ' ? ' ' : String.fromCharCode(sign.charCodeAt(0) + places))).join('');
/** Each letter stands for another of the alphabet. */
const exchange = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => 'qgxvbkznwcfdtpshjlrymeuiao'.charAt(letter.toLowerCase().charCodeAt(0) - 97));

test.each([
  ['moved down', shift(ENGLISH, -29), true],
  ['moved up', shift(ENGLISH, 3), true],
  ['exchanged', exchange(ENGLISH), true],
  ['English', ENGLISH, false],
  ['Polish', POLISH, false],
  ['Czech', CZECH, false],
  ['technical', TECHNICAL, false],
  ['Russian', RUSSIAN, false],
  ['short', 'HR SRT', false],
])('letters that are %s: %#', (_kind, text, expected) => {
  expect(isGibberish(text)).toBe(expected);
});
