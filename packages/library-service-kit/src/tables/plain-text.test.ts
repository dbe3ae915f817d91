import { describe, expect, it } from '@jest/globals';
import { plainTable } from './plain-text';

const delimiterOf = (...lines: string[]) => plainTable(new TextEncoder().encode(lines.join('\n')))?.delimiter;

describe('a text is separated by', () => {
  it.each<[string, string[], string]>([
    ['pipes that are the same in each line', ['Code|Name|Family', 'A1|Clerk|Finance', 'A2|Fitter, senior|Plant'], '|'],
    ['commas, where a text has pipes', ['Code,Name', 'A1,Clerk | Typist', 'A2,Fitter'], ','],
    ['semicolons', ['Code;Name', 'A1;Clerk, senior'], ';'],
    ['commas, where the pipes of lines differ', ['Name|Skills', 'Clerk|Filing|Typing', 'Fitter|Welding'], ','],
  ])('%s', (_, lines, delimiter) => expect(delimiterOf(...lines)).toBe(delimiter));
});
