import { describe, expect, it } from '@jest/globals';
import { withoutQuestions } from './bracketed-titles';
import { findTable } from './find-table';
import { proposeColumns } from './propose-columns';

describe('titles of a form whose questions have rows', () => {
  it.each<[string, string[], string[]]>([
    [
      'of one question are its rows',
      ['Timestamp', 'Rate your skills [Python]', 'Rate your skills [SQL]'],
      ['Timestamp', 'Python', 'SQL'],
    ],
    [
      'of several questions stand below them',
      ['Now: [SQL]', 'Now: [Excel]', 'Wanted? [SQL]', 'Wanted? [Excel]'],
      ['Now – SQL', 'Now – Excel', 'Wanted – SQL', 'Wanted – Excel'],
    ],
    ['with a remark in brackets stay', ['Skill [en]', 'Level [1-5]'], ['Skill [en]', 'Level [1-5]']],
  ])('%s', (_, titles, expected) => expect(withoutQuestions(titles)).toEqual(expected));

  it('become skills, also below a long question', () => {
    const question = 'Please rate how well you know each of the following, as honestly as you can:';
    const rows = [
      ['Email Address', 'What is your role?', `${question} [Python]`, `${question} [SQL]`],
      ['a@example.org', 'Data Analyst', 'Beginner', 'Advanced'],
      ['b@example.org', 'Data Engineer', 'Expert', 'Expert'],
    ];
    const table = findTable({ name: 'S', rows, rowNumbers: [1, 2, 3] });
    if (!table) throw new Error('no table');
    const skills = (['skill', 'level'] as const).map((field) => ({ field, title: field, isRequired: true }));
    expect(
      proposeColumns(table, skills)
        .map(({ field }) => field)
        .slice(2),
    ).toEqual(['skill in title', 'skill in title']);
    const fields = (['role', 'skill', 'level'] as const).map((field) => ({ field, title: field, isRequired: true }));
    const columns = proposeColumns(table, fields);
    expect(columns.map(({ title, field }) => [title, field])).toEqual([
      ['Email Address', null],
      ['What is your role?', 'role'],
      ['Python', 'skill in title'],
      ['SQL', 'skill in title'],
    ]);
  });
});
