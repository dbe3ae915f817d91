import { refuseWrong } from './sheet-form';

const columns = [{ field: 'name', title: 'Name', width: 20 }];
const skills = { name: 'Skills', rows: [], rowNumbers: [] };
const aWrongCell = (row: number) => ({ sheet: 'Skills', row, column: 'Name', value: '', problem: 'Enter a name.' });

test.each([
  [[2], 'A2: Enter a name. Nothing was imported.'],
  [[2, 3], 'A2: Enter a name. 1 more cell is wrong. Nothing was imported.'],
  [[2, 3, 5], 'A2: Enter a name. 2 more cells are wrong. Nothing was imported.'],
])('wrong cells in rows %j: %s', (rows, message) => {
  expect(refuseWrong(rows.map(aWrongCell), columns, [skills]).message).toBe(message);
});

test('wrong cells of a file with several sheets have the names of their sheets', () => {
  const { message } = refuseWrong([aWrongCell(2)], columns, [{ ...skills, name: 'Roles' }, skills]);
  expect(message).toBe('Skills!A2: Enter a name. Nothing was imported.');
});
