import { expect, it } from '@jest/globals';
import { fieldChoices } from './field-choices';
import { findTitle } from './layout';

const column = { field: 'title', title: 'job_posting_title', label: 'Title', width: 10, note: '' };
const layout = { columns: [column], identifyingColumns: ['title'] };

it('people read the label of a column whose title is the name of a field', () => {
  expect(fieldChoices(layout, {})).toEqual([{ field: 'title', title: 'Title' }]);
  expect(findTitle([], layout, 'title')).toBe('Title');
});
