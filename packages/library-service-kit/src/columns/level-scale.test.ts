import { describe, expect, it } from '@jest/globals';
import { proposeLevels } from './level-scale';

const levelsOf = (values: string[], count = 5, title = '') =>
  proposeLevels(values, count, title).meanings.map(({ level, isLeftOut }) => (isLeftOut ? 'out' : level));

describe('the values of a level column', () => {
  it.each<[string[], number, ('out' | number | null)[]]>([
    [['1', '2', '5'], 5, [1, 2, 5]],
    [['0', '1', '4'], 4, ['out', 1, 4]],
    [['0', '5', '10'], 5, ['out', 3, 5]],
    [['Level 1', 'L3', '4 - Advanced'], 5, [1, 3, 4]],
    [['3/5', '2 of 5'], 5, [3, 2]],
    [['20 %', '100%', '0%'], 5, [1, 5, 'out']],
    [['Basic', 'Intermediate', 'Advanced', 'Expert'], 5, [1, 3, 4, 5]],
    [['Basic', 'Intermediate', 'Advanced', 'Expert'], 4, [1, 2, 3, 4]],
    [['Awareness', 'Working', 'Practitioner', 'Expert'], 5, [1, 2, 3, 5]],
    [['Grundkenntnisse', 'Fortgeschritten', 'Experte'], 5, [1, 3, 5]],
    [['débutant', 'confirmé', 'expert'], 5, [1, 4, 5]],
    [['初級', '中級', '上級'], 5, [1, 3, 4]],
    [['x', '-', 'n/a'], 5, [null, 'out', 'out']],
    [['x', 'o'], 5, [null, 'out']],
    [['Yes', 'No'], 5, [null, 'out']],
    [['R', 'D'], 5, [null, null]],
    [['★', '★★★', '⭐️⭐️⭐️⭐️⭐️'], 5, [1, 3, 5]],
    [['★★☆☆☆', '★★★★☆'], 5, [2, 4]],
    [['●○○○', '●●●●'], 4, [1, 4]],
    [['x', 'xx', 'xxx'], 3, [1, 2, 3]],
    [['+', '+++', '-'], 3, [1, 3, 'out']],
    [['●', ''], 5, [null, null]],
    [['Basic knowledge', 'advanced user'], 5, [1, 4]],
  ])('%j become for %d levels: %j', (values, count, expected) => expect(levelsOf(values, count)).toEqual(expected));

  it.each<[string, string[], string, RegExp | undefined]>([
    ['signs that the file must explain', ['R', 'D', 'X'], '', /"R", "D" mean/],
    ['unknown words', ['3', 'blue belt'], '', /"blue belt" mean/],
    ['a scale of another length', ['0', '10'], '', /up to 10, those of the client up to 5/],
    ['a scale named in the title', ['1', '2'], 'Level (1-4)', /up to 4/],
    [
      'words that would become the same level',
      ['Basic', 'Competent', 'Proficient'],
      '',
      /^"Competent" and "Proficient"/,
    ],
    ['nothing about the scale of the client', ['1', '5'], '', undefined],
    ['nothing about words', ['Basic', 'Expert'], '', undefined],
  ])('ask about %s', (_, values, title, question) => {
    const asked = proposeLevels(values, 5, title).question;
    if (question) expect(asked).toMatch(question);
    else expect(asked).toBeUndefined();
  });
});
