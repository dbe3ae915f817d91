import { expect, it } from '@jest/globals';
import { plainName } from './upload';

it.each([
  ['Driver.docx', 'Driver.docx'],
  ['C:\\jobs\\Driver.docx', 'Driver.docx'],
  ['../jobs/Driver.docx', 'Driver.docx'],
  ['Dri\u0000ver.docx', 'Driver.docx'],
  ['jobs/', 'file'],
  [`${'L'.repeat(204)}.txt`, `${'L'.repeat(196)}.txt`],
  ['L'.repeat(300), 'L'.repeat(200)],
])('%j is called %j', (name, expected) => {
  expect(plainName(name)).toBe(expected);
});
