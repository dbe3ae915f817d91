import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { DataTable } from './data-table';
import { box, Choosable, personas, shared } from './personas.fixtures';

describe('opening a row', () => {
  it('works by a click anywhere in the row and by its name with the keyboard', async () => {
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

  it('gets the focus, saves on Enter and closes on Escape', async () => {
    const { user } = show(<DataTable {...shared} edit={edit} />);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(edit.onSave).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(edit.onLeave).toHaveBeenCalledTimes(1);
  });

  it('requires a value in required columns', () => {
    const columns = shared.columns.map((column, index) => ({ ...column, required: index === 0 }));
    show(<DataTable {...shared} columns={columns} edit={edit} />);
    const [first, second] = screen.getAllByRole('columnheader');
    expect(first).toHaveTextContent(/\*$/);
    expect(second).not.toHaveTextContent(/\*$/);
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

  it('has buttons to save and cancel', async () => {
    const { user } = show(<DataTable {...shared} edit={edit} />);
    await user.click(screen.getByRole('button', { name: 'Save Recruiter' }));
    await user.click(screen.getByRole('button', { name: 'Cancel editing Recruiter' }));
    expect([edit.onSave.mock.calls.length, edit.onLeave.mock.calls.length]).toEqual([1, 1]);
  });
});
