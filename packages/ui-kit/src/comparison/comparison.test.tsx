import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { Comparison } from './comparison';

const columns = ['Engineer', 'Analyst'].map((name) => ({ id: name, name, choice: `Choose ${name}` }));
const groups = [
  { id: 'a', title: 'Functional Skills', aside: '1 skill', rows: [{ id: 1, name: 'SQL', cells: ['4', '3'] }] },
  { id: 'b', title: 'Digital Tools', rows: [{ id: 2, name: 'Excel', cells: [undefined, '2'] }] },
];

it('is a table with column and row headers, and the pickers above', () => {
  show(<Comparison label="Two roles" rowTitle="Skill" columns={columns} groups={groups} />);
  const table = screen.getByRole('table', { name: 'Two roles' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Skill', 'Engineer', 'Analyst']);
  expect(screen.getByRole('row', { name: 'SQL 4 3' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Excel 2' })).toBeInTheDocument();
  expect(screen.getByText('Choose Analyst')).toBeInTheDocument();
});

it('collapses and expands a group by keyboard', async () => {
  const { user } = show(<Comparison label="Two roles" rowTitle="Skill" columns={columns} groups={groups} />);
  const head = screen.getByRole('button', { name: 'Functional Skills', expanded: true });
  head.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('rowheader', { name: 'SQL' })).not.toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Excel' })).toBeInTheDocument();
  await user.keyboard(' ');
  expect(screen.getByRole('rowheader', { name: 'SQL' })).toBeInTheDocument();
});

it('shows its children below the headers', () => {
  show(
    <Comparison label="Two roles" rowTitle="Skill" columns={columns} groups={[]}>
      Nothing chosen yet
    </Comparison>,
  );
  expect(screen.getByText('Nothing chosen yet')).toBeVisible();
});
