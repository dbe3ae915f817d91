import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { listCalls } from '@skills-architect/contracts';
import * as roles from '@skills-architect/contracts/roles';
import * as skills from '@skills-architect/contracts/skills';
import { codeIn, hasTest, tableRows, testIn } from './table';

const CALLS = { ...listCalls(skills), ...listCalls(roles) };
const read = (name: string) => tableRows(readFileSync(`docs/${name}`, 'utf8'));

/** The tests named in a table that do not exist. */
const missingTests = (cells: readonly (string | undefined)[]): string[] =>
  cells.flatMap((cell) => {
    const test = testIn(cell);
    return test && !hasTest(readFileSync(test.file, 'utf8'), test.name) ? [`${test.file}: ${test.name}`] : [];
  });

describe('docs/library-calls.md', () => {
  const rows = read('library-calls.md').filter(([, , call]) => codeIn(call) !== undefined);

  it('has the declared address and user types of each call', () => {
    const stated = rows.map(([, , call, address, who]) => [codeIn(call), codeIn(address), who]);
    const declared = rows.map(([, , cell]) => {
      const name = codeIn(cell) ?? '';
      const call = CALLS[name];
      if (!call) return [name, 'no such call', ''];
      const types = call.access.types === 'anyone' ? [] : [...call.access.types].sort((a, b) => a - b);
      return [name, `${call.method} ${call.path}`, types.join(', ')];
    });
    expect(stated.length).toBeGreaterThan(70);
    expect(stated).toEqual(declared);
  });

  it('names an existing test that makes the call', () => {
    expect(missingTests(rows.map(([, , , , , test]) => test))).toEqual([]);
    const unused = rows.flatMap(([, , call, , , cell]) => {
      const name = codeIn(call) ?? '';
      const test = testIn(cell);
      return test && new RegExp(`\\b${name}\\b`).test(readFileSync(test.file, 'utf8')) ? [] : [name];
    });
    expect(unused).toEqual([]);
  });
});

describe.each(['library-rules.md', 'persona-rules.md'])('docs/%s', (name) => {
  const rows = read(name);

  it('names an existing test, or says where the rule belongs', () => {
    const cells = rows.map(([, , cell]) => cell);
    expect(cells.filter((cell) => !testIn(cell) && !/^(elsewhere|not done): ./.test(cell ?? ''))).toEqual([]);
    expect(cells.filter((cell) => testIn(cell)).length).toBeGreaterThan(60);
    expect(missingTests(cells)).toEqual([]);
  });
});
