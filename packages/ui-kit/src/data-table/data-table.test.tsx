import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import type { Column } from './column';
import { DataTable } from './data-table';
import { columns, type Persona, personas, shared } from './personas.fixtures';

function Removable() {
  const [rows, setRows] = useState(personas);
  const remove: Column<Persona> = {
    id: 'remove',
    title: 'Remove',
    cell: ({ id, name }) => (
      <button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
        {`Remove ${name}`}
      </button>
    ),
  };
  return <DataTable {...shared} columns={[...columns, remove]} rows={rows} />;
}

it('keeps the focus in its column when rows are removed', async () => {
  const { user } = show(<Removable />);
  await user.click(screen.getByRole('button', { name: 'Remove Recruiter' }));
  expect(screen.getByRole('button', { name: 'Remove Controller' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Accountant' })).toHaveFocus();
});

it('leaves the names of rows out of a translation by the browser, so that people can search for them', () => {
  show(<DataTable {...shared} />);
  expect(screen.getByRole('rowheader', { name: 'Accountant' })).toHaveAttribute('translate', 'no');
  expect(screen.getAllByRole('cell', { name: 'Finance' })[0]).not.toHaveAttribute('translate');
});

describe('sorting', () => {
  it('shows the direction in the header and toggles it', async () => {
    const onSort = jest.fn();
    const { user } = show(<DataTable {...shared} sort={{ by: 'name', direction: 'asc' }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Persona' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Persona' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'desc' });
  });

  it('headers of unsortable columns are not buttons', () => {
    show(<DataTable {...shared} onSort={jest.fn()} />);
    expect(screen.queryByRole('button', { name: 'Department' })).not.toBeInTheDocument();
  });
});

it('groups rows under collapsible headings', async () => {
  const { user } = show(<DataTable {...shared} groups={{ groupOf: ({ group }) => ({ id: group, title: group }) }} />);
  const finance = screen.getByRole('button', { name: /Finance/ });
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PersonaDepartment',
    'Finance2',
    'AccountantFinance',
    'ControllerFinance',
    'People1',
    'RecruiterPeople',
  ]);
  await user.click(finance);
  expect(finance).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Accountant')).not.toBeInTheDocument();
  expect(screen.getByText('Recruiter')).toBeInTheDocument();
});

describe('without rows', () => {
  it('shows the headers and announces loading', () => {
    show(<DataTable {...shared} rows={undefined} />);
    expect(screen.getByRole('table', { name: 'Personas' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading Personas');
    expect(screen.getByRole('columnheader', { name: 'Department' })).toBeInTheDocument();
  });

  it('distinguishes an empty list from a search without results', () => {
    const { rerender } = show(<DataTable {...shared} rows={[]} />);
    expect(screen.getByText('No Data To Show')).toBeInTheDocument();
    rerender(<DataTable {...shared} rows={[]} filtered />);
    expect(screen.getByText('No entry matches')).toBeInTheDocument();
  });

  it('shows the error instead of rows', () => {
    show(<DataTable {...shared} rows={undefined} error={<p>The personas could not be loaded</p>} />);
    expect(screen.getByText('The personas could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('shows the error of a failed refetch above the rows', () => {
  show(<DataTable {...shared} error={<p>The personas could not be loaded</p>} />);
  const follows = screen
    .getByText('The personas could not be loaded')
    .compareDocumentPosition(screen.getByText('Accountant'));
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['value', null],
  ['line', null],
  ['labelled', 'Department'],
  ['hidden', 'Department'],
] as const)('a column with narrow %s has an attribute for the styles', (narrow, title) => {
  const [name, group] = columns;
  if (!name || !group) throw new Error('columns are missing');
  show(
    <DataTable
      {...shared}
      columns={[
        { ...name, narrow },
        { ...group, narrow },
      ]}
    />,
  );
  const row = within(screen.getByRole('row', { name: /Recruiter/ }));
  expect(row.getByRole('cell').dataset).toMatchObject({ narrow, ...(title && { title }) });
  expect(row.getByRole('rowheader')).not.toHaveAttribute('data-narrow');
});

it('each cell has the title of its column, for cards', () => {
  show(<DataTable {...shared} />);
  const row = screen.getByRole('row', { name: /Recruiter/ });
  expect(within(row).getByRole('cell')).toHaveAttribute('data-title', 'Department');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Recruiter');
});
