import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

test('lists with letters are no questions and answers', () => {
  const tasks = ['Plan', 'Check', 'Order', 'Repair', 'Clean', 'Store'];
  const lists = ['tools', 'machines', 'vehicles'].map((what) =>
    tasks.map((task, index) => `${'abcdef'[index]}) ${task} the ${what} of the yard`).join('\n'),
  );
  const text = `Yard Supervisor\n\nResponsibilities\n\n${lists.join('\n\n')}\n`;
  const read = cutJobDescription(textDocument(text), 'yard.txt');
  expect(read?.rolesAndResponsibilities.split('|')).toHaveLength(18);
});

test('a list with letters in a text all in capitals has duties, not headings', () => {
  const text = `FORKLIFT DRIVER

DEPARTMENT: WAREHOUSE NIGHT SHIFT
REPORTS TO: SHIFT LEADER

DUTIES

a. DRIVE THE FORKLIFT BETWEEN DOCK AND RACKS
b. LOAD AND UNLOAD TRUCKS BY THE PLAN OF THE SHIFT
c. CHECK THE BATTERY AND THE FORKS BEFORE EACH SHIFT

REQUIREMENTS

a. FORKLIFT LICENCE
b. TWO YEARS OF EXPERIENCE`;
  const read = cutJobDescription(textDocument(text), 'driver.txt');
  expect(read?.personaName).toBe('Forklift Driver');
  expect(read?.rolesAndResponsibilities.split('|')).toHaveLength(3);
  expect(read?.requirements).toHaveLength(2);
});
