import { describe, expect, it } from '@jest/globals';
import type { ReadSheet } from '@skills-architect/library-service-kit/workbooks';
import { roleColumns } from '../role-sheets/role-sheet';
import { formByTitles } from './template-titles';

const COLUMNS = roleColumns('client skills', 5);
const TITLES = COLUMNS.map(({ title }) => title);
const sheetOf = (rows: string[][], more: Partial<ReadSheet> = {}): ReadSheet => ({
  ...{ name: 'S', rows, rowNumbers: rows.map((_, index) => index + 1) },
  ...more,
});

describe('the template is recognised', () => {
  it.each<[string, string[][], number[]]>([
    [
      'with titles in another spelling',
      [
        ['client role', 'DEPARTMENT*', 'Client\u00a0Skill', 'Target\nProficiency (1-5)'],
        ['Clerk', 'Freight', 'Filing', '2'],
      ],
      [1, 2],
    ],
    [
      'in another order, below a title and among other columns',
      [
        ['Kestrel', 'Kestrel', 'Kestrel', 'Kestrel', 'Kestrel'],
        ['No.', 'Target Proficiency', 'Client Skill', 'Client Role', 'Department'],
        ['1', '2', 'Filing', 'Clerk', 'Freight'],
      ],
      [2, 3],
    ],
  ])('%s', (_, rows, rowNumbers) => {
    const form = formByTitles(sheetOf(rows), COLUMNS);
    expect(form).toMatchObject({ rows: [TITLES, ['Clerk', 'Freight', 'Filing', '2']], rowNumbers });
  });

  it('but not without one of its titles', () =>
    expect(
      formByTitles(
        sheetOf([
          ['Client Role', 'Client Skill'],
          ['Clerk', 'Filing'],
        ]),
        COLUMNS,
      ),
    ).toBeUndefined());

  it('and keeps which cells have an error, at their new places', () => {
    const head = ['Target Proficiency', 'Client Skill', 'Client Role', 'Department'];
    const odd = [{ row: 2, column: 1, problem: 'formula error' as const }];
    const form = formByTitles(sheetOf([head, ['2', '#N/A', 'Clerk', 'Freight']], { odd }), COLUMNS);
    expect(form).toMatchObject({
      odd: [{ row: 2, column: 2 }],
      columnsAt: [2, 3, 1, 0],
      rows: [TITLES, ['Clerk', 'Freight', '#N/A', '2']],
    });
  });
});
