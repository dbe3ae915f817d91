import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import type { Column, DataTableProps } from './column';
import { DataTable } from './data-table';
import { useRowSelection } from './row-selection.fixtures';

interface Persona {
  id: number;
  name: string;
  group: string;
}

const personas: Persona[] = [
  { id: 1, name: 'Accountant', group: 'Finance' },
  { id: 2, name: 'Recruiter', group: 'People' },
  { id: 3, name: 'Controller', group: 'Finance' },
];

const columns: Column<Persona>[] = [
  {
    id: 'name',
    title: 'Persona',
    cell: (persona) => persona.name,
    edit: (persona) => <input aria-label="Name" defaultValue={persona.name} />,
    sortable: true,
  },
  { id: 'group', title: 'Department', cell: (persona) => persona.group },
];

const shared: DataTableProps<Persona> = {
  caption: 'Personas',
  columns,
  rows: personas,
  rowKey: (persona) => persona.id,
  rowLabel: (persona) => persona.name,
};

function Choosable(extra: Partial<DataTableProps<Persona>>) {
  const { selection, ids, clear } = useRowSelection(
    (persona: Persona) => persona.id,
    (persona) => (persona.id === 3 ? 'Already added to skill list' : undefined),
  );
  return (
    <DataTable
      {...shared}
      {...extra}
      selection={selection}
      bulk={{ count: ids.length, text: `${ids.length} Persona(s) selected within this page`, onClear: clear }}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

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

it('keeps the keyboard in its column when rows go', async () => {
  const { user } = show(<Removable />);
  await user.click(screen.getByRole('button', { name: 'Remove Recruiter' }));
  expect(screen.getByRole('button', { name: 'Remove Controller' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Accountant' })).toHaveFocus();
});

describe('sorting', () => {
  it('shows the direction in the header and toggles it', async () => {
    const onSort = jest.fn();
    const { user } = show(<DataTable {...shared} sort={{ by: 'name', direction: 'asc' }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Persona' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Persona' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'desc' });
  });

  it('headers that cannot be sorted are no buttons', () => {
    show(<DataTable {...shared} onSort={jest.fn()} />);
    expect(screen.queryByRole('button', { name: 'Department' })).not.toBeInTheDocument();
  });
});

describe('choosing', () => {
  it('counts what is chosen and clears it', async () => {
    const { user } = show(<Choosable />);
    await user.click(box('Select Accountant'));
    expect(screen.getByRole('status')).toHaveTextContent('1 Persona(s) selected within this page');
    expect(screen.getByRole('row', { name: /Accountant/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected within/)).not.toBeInTheDocument();
  });

  it('selects all selectable rows of the page, and shows a partial selection', async () => {
    const { user } = show(<Choosable />);
    const all = box('Select all rows on this page');
    await user.click(box('Select Recruiter'));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(all).toBeChecked();
    expect(box('Select Accountant')).toBeChecked();
    expect(box('Select Controller')).not.toBeChecked();
    expect(box('Select Controller')).toBeDisabled();
    expect(box('Select Controller')).toHaveAccessibleDescription('Already added to skill list');
  });

  it('chooses a group by its head', async () => {
    const { user } = show(<Choosable groups={{ of: ({ group }) => ({ id: group, title: group }) }} />);
    await user.click(box('Select all in Finance'));
    expect(box('Select Accountant')).toBeChecked();
    expect(box('Select Recruiter')).not.toBeChecked();
    expect(box('Select all rows on this page')).toBePartiallyChecked();
  });
});

it('rows of the previous page cannot be selected while the next one loads', async () => {
  const { user } = show(<Choosable loading outdated groups={{ of: ({ group }) => ({ id: group, title: group }) }} />);
  for (const name of ['Select Recruiter', 'Select all in Finance', 'Select all rows on this page']) {
    expect(box(name)).toBeDisabled();
    await user.click(box(name));
  }
  expect(screen.queryByText(/selected within/)).not.toBeInTheDocument();
});

it('rows can be selected while the same page is refetched', async () => {
  const { user } = show(<Choosable loading />);
  await user.click(box('Select Recruiter'));
  expect(box('Select Recruiter')).toBeChecked();
});

it('puts rows under heads that close and open', async () => {
  const { user } = show(<DataTable {...shared} groups={{ of: ({ group }) => ({ id: group, title: group }) }} />);
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

describe('opening a row', () => {
  it('works by a click anywhere in it and by its name with the keyboard', async () => {
    const onRowClick = jest.fn();
    const { user } = show(<DataTable {...shared} onRowClick={onRowClick} />);
    await user.click(screen.getAllByRole('cell', { name: 'Finance' })[0] ?? document.body);
    expect(onRowClick).toHaveBeenLastCalledWith(personas[0]);
    screen.getByRole('button', { name: 'Recruiter' }).focus();
    await user.keyboard('{Enter}');
    expect(onRowClick).toHaveBeenLastCalledWith(personas[1]);
    expect(onRowClick).toHaveBeenCalledTimes(2);
  });

  it('is not triggered by its menu or checkbox', async () => {
    const onRowClick = jest.fn();
    const onSelect = jest.fn();
    const { user } = show(
      <Choosable onRowClick={onRowClick} rowMenu={(persona) => [{ label: `Delete ${persona.name}`, onSelect }]} />,
    );
    await user.click(box('Select Accountant'));
    await user.click(screen.getByRole('button', { name: 'Actions for Accountant' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete Accountant' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onRowClick).not.toHaveBeenCalled();
  });
});

describe('a row in edit', () => {
  const edit = { rowKey: 2, onSave: jest.fn(), onLeave: jest.fn() };
  beforeEach(() => jest.clearAllMocks());

  it('takes the focus, saves on Enter and leaves on Escape', async () => {
    const { user } = show(<DataTable {...shared} edit={edit} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(edit.onSave).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(edit.onLeave).toHaveBeenCalledTimes(1);
  });

  it('locks the other rows and says why', async () => {
    const { user } = show(<Choosable edit={edit} rowMenu={() => [{ label: 'Delete' }]} onSort={jest.fn()} />);
    const menu = screen.getByRole('button', { name: 'Actions for Accountant' });
    expect(menu).toHaveAccessibleDescription('Kindly add or update the existing record!');
    await user.click(menu);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(box('Select Accountant')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Persona' })).toBeDisabled();
  });

  it('has buttons for the pointer', async () => {
    const { user } = show(<DataTable {...shared} edit={edit} />);
    await user.click(screen.getByRole('button', { name: 'Save Recruiter' }));
    await user.click(screen.getByRole('button', { name: 'Cancel editing Recruiter' }));
    expect([edit.onSave.mock.calls.length, edit.onLeave.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('without rows', () => {
  it('shows the headers and announces loading', () => {
    show(<DataTable {...shared} rows={undefined} />);
    expect(screen.getByRole('table', { name: 'Personas' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading Personas');
    expect(screen.getByRole('columnheader', { name: 'Department' })).toBeInTheDocument();
  });

  it('tells an empty list from a search without result', () => {
    const { again } = show(<DataTable {...shared} rows={[]} />);
    expect(screen.getByText('No Data To Show')).toBeInTheDocument();
    again(<DataTable {...shared} rows={[]} filtered />);
    expect(screen.getByText('No entry matches')).toBeInTheDocument();
  });

  it('shows the error in their place', () => {
    show(<DataTable {...shared} rows={undefined} error={<p>The personas could not be loaded</p>} />);
    expect(screen.getByText('The personas could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('shows an error above the rows that a failed refetch left', () => {
  show(<DataTable {...shared} error={<p>The personas could not be loaded</p>} />);
  const follows = screen
    .getByText('The personas could not be loaded')
    .compareDocumentPosition(screen.getByText('Accountant'));
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const drawn: string[] = [];
const counting: Column<Persona>[] = [
  { id: 'name', title: 'Persona', cell: ({ name }) => drawn.push(name) && name },
  { id: 'group', title: 'Department', cell: ({ group }) => group },
];

function ChooseOne() {
  const [chosen, setChosen] = useState(0);
  const selection = {
    isSelected: ({ id }: Persona) => id === chosen,
    onSelect: ([row]: Persona[]) => setChosen(row?.id ?? 0),
  };
  return <DataTable {...shared} columns={counting} selection={selection} />;
}

it('keeps the cells of five hundred rows when one is chosen', async () => {
  const { user } = show(<ChooseOne />);
  drawn.length = 0;
  await user.click(box('Select Recruiter'));
  expect(box('Select Recruiter')).toBeChecked();
  expect(drawn).toEqual([]);
});

it('keeps a table of cards readable: each cell knows its column', () => {
  show(<DataTable {...shared} />);
  const row = screen.getByRole('row', { name: /Recruiter/ });
  expect(within(row).getByRole('cell')).toHaveAttribute('data-title', 'Department');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Recruiter');
});
