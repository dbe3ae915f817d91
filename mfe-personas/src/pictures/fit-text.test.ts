import { fitText } from './fit-text';

const canvas = { measureText: (text: string) => ({ width: 7 * text.length }) };

it.each([
  ['Finance and Purchasing', 154, 'Finance and Purchasing'],
  ['Finance and Purchasing', 153, 'Finance and Purchasi…'],
  ['Finance and Purchasing', 60, 'Finance…'],
  ['Finance and Purchasing', 3, '…'],
])('%s in %i px: %s', (text, width, expected) => expect(fitText(canvas, text, width)).toBe(expected));
