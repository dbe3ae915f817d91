import { visibleFields } from './assessment-values';

test.each<[string, number, number, string[]]>([
  ['nothing chosen', 0, 0, []],
  ['Coderbyte', 1, 0, ['url']],
  ['Evaluation without a sub-type', 2, 0, ['evaluation']],
  ['Rating(1-5)', 2, 5, ['evaluation', 'question']],
  ['Rating(1-10)', 2, 6, ['evaluation', 'question']],
  ['Guided scale', 2, 7, ['evaluation', 'question']],
  ['HackerEarth', 3, 0, ['testId']],
  ['Adaptive, also after an evaluation was chosen', 4, 5, ['options', 'question']],
  ['iMocha', 9, 0, ['testId']],
  ['Mettl', 10, 0, ['testId']],
])('%s has its fields', (_, assessmentTypeId, assessmentSubTypeId, expected) => {
  const fields = visibleFields({ assessmentTypeId, assessmentSubTypeId });
  const { requiresQuestion: _required, ...shown } = fields;
  expect(
    Object.entries(shown)
      .filter(([, isShown]) => isShown)
      .map(([name]) => name)
      .sort(),
  ).toEqual(expected);
});
