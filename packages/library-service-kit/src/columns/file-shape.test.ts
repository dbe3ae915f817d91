import { expect, it } from '@jest/globals';
import { fileShape } from './file-shape';

it('files have the same shape when their titles are the same but for case and blanks', () => {
  expect(fileShape(['Skill Name', 'Level'])).toBe(fileShape(['skill  name', 'LEVEL ']));
  expect(fileShape(['Skill Name', 'Level'])).not.toBe(fileShape(['Level', 'Skill Name']));
});
