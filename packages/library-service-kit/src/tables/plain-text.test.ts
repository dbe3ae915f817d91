import { describe, expect, it } from '@jest/globals';
import { plainTable } from './plain-text';

it('the line below the titles of a table in Markdown is no row', () => {
  const text = ['| Skill | Level |', '|-------|:-----:|', '| SQL | 4 |', '| Typing --- fast | 2 |'].join('\n');
  expect(plainTable(new TextEncoder().encode(text))).toMatchObject({
    text: '| Skill | Level |\n\n| SQL | 4 |\n| Typing --- fast | 2 |',
    delimiter: '|',
  });
});

const delimiterOf = (...lines: string[]) => plainTable(new TextEncoder().encode(lines.join('\n')))?.delimiter;

describe('a text is separated by', () => {
  it.each<[string, string[], string]>([
    ['pipes that are the same in each line', ['Code|Name|Family', 'A1|Clerk|Finance', 'A2|Fitter, senior|Plant'], '|'],
    ['commas, where a text has pipes', ['Code,Name', 'A1,Clerk | Typist', 'A2,Fitter'], ','],
    ['semicolons', ['Code;Name', 'A1;Clerk, senior'], ';'],
    ['commas, where the pipes of lines differ', ['Name|Skills', 'Clerk|Filing|Typing', 'Fitter|Welding'], ','],
  ])('%s', (_, lines, delimiter) => expect(delimiterOf(...lines)).toBe(delimiter));
});
