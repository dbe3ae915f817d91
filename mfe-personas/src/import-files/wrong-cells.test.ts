import { uploadErrorText } from './wrong-cells';

const aFailure = (...issues: { path: string; message: string }[]) => ({
  message: `${issues[0]?.path}: ${issues[0]?.message}`,
  issues,
});

test.each([
  ['no error', undefined, undefined],
  ['an error without cells', { message: 'The file is too large.', issues: [] }, 'The file is too large.'],
  [
    'one wrong cell',
    aFailure({ path: 'A7', message: 'Use at most 500 characters.' }),
    '1 cell has to be corrected. Nothing was imported from the workbook.',
  ],
  [
    'two wrong cells',
    aFailure({ path: 'A7', message: 'Too long.' }, { path: 'B2', message: 'Required.' }),
    '2 cells have to be corrected. Nothing was imported from the workbook.',
  ],
  [
    'an error whose message is not about a cell',
    { message: 'Excel column header template is not proper', issues: [{ path: 'A1', message: 'Wrong' }] },
    'Excel column header template is not proper',
  ],
])('the text for %s', (_, error, text) => {
  expect(uploadErrorText(error)).toBe(text);
});
