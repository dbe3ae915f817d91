import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Menu } from './menu';

const duplicate = jest.fn();
const remove = jest.fn();
const items = [
  { label: 'Duplicate Persona', onSelect: duplicate },
  { label: 'Export to Excel', disabledReason: 'Select Persona(s) to export to excel', onSelect: remove },
  'separator' as const,
  { label: 'Delete Persona', onSelect: remove, danger: true },
];
const button = () => screen.getByRole('button', { name: 'Actions for Analyst' });
const item = (name: string) => screen.getByRole('menuitem', { name });

beforeEach(() => jest.clearAllMocks());

it('opens on its first item and wraps around with the arrows', async () => {
  const { user } = show(<Menu label="Actions for Analyst" items={items} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(item('Duplicate Persona')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete Persona')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Export to Excel')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Delete Persona')).toHaveFocus();
});

it('jumps to an item by its first letter', async () => {
  const { user } = show(<Menu label="Actions for Analyst" items={items} />);
  await user.click(button());
  await user.keyboard('d');
  expect(item('Delete Persona')).toHaveFocus();
  await user.keyboard('e');
  expect(item('Export to Excel')).toHaveFocus();
});

it('closes, restores the focus and then runs the action', async () => {
  const { user } = show(<Menu label="Actions for Analyst" items={items} />);
  await user.click(button());
  await user.keyboard('{Enter}');
  expect(duplicate).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

it('explains disabled items and does not run them', async () => {
  const { user } = show(<Menu label="Actions for Analyst" items={items} />);
  await user.click(button());
  await user.click(item('Export to Excel'));
  expect(remove).not.toHaveBeenCalled();
  expect(item('Export to Excel')).toHaveAccessibleDescription('Select Persona(s) to export to excel');
});

it('closes on Escape and on a click elsewhere', async () => {
  const { user } = show(
    <>
      <Menu label="Actions for Analyst" items={items} />
      <p>elsewhere</p>
    </>,
  );
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.click(screen.getByText('elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('creates its items when it opens', async () => {
  const createItems = jest.fn(() => items);
  const { user } = show(<Menu label="Actions for Analyst" items={createItems} />);
  expect(createItems).not.toHaveBeenCalled();
  await user.click(button());
  expect(item('Duplicate Persona')).toBeInTheDocument();
});
