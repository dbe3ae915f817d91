import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { show } from '../testing/show';
import type { PickerOption } from './option';
import { Picker, type PickerProps } from './picker';

const roles: PickerOption[] = Array.from({ length: 75 }, (_, index) => ({
  value: index + 1,
  label: `Role ${index + 1}`,
}));

function Chooser({ start = null, ...rest }: Partial<PickerProps> & { start?: PickerOption | null }) {
  const [value, setValue] = useState<PickerOption | null>(start);
  return <Picker label="Industry role" options={roles} {...rest} value={value} onChange={setValue} />;
}

const input = () => screen.getByRole('combobox', { name: 'Industry role' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('finds by typing and chooses with Enter', async () => {
  const { user } = show(<Chooser />);
  await user.tab();
  await user.keyboard('role 42');
  expect(options()).toEqual(['Role 42']);
  await user.keyboard('{Enter}');
  expect(input()).toHaveValue('Role 42');
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});

it('moves with the arrow keys and announces the active option', async () => {
  const { user } = show(<Chooser start={roles[2] ?? null} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Role 3' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(input().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Role 4' }).id);
  await user.keyboard('{Home}{Enter}');
  expect(input()).toHaveValue('Role 1');
});

it('shows thirty options, and thirty more when scrolled to the end', async () => {
  const { user } = show(<Chooser />);
  await user.click(input());
  expect(options()).toHaveLength(30);
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(options()).toHaveLength(60);
  await user.keyboard('{End}');
  expect(options()).toHaveLength(75);
});

it('loads more at the end of the found options', async () => {
  const loadMore = jest.fn();
  const { user, rerender } = show(<Chooser onSearch={jest.fn()} loadMore={loadMore} />);
  await user.click(input());
  expect(options()).toHaveLength(75);
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(loadMore).toHaveBeenCalledTimes(1);
  rerender(<Chooser onSearch={jest.fn()} loadMore={loadMore} loading />);
  fireEvent.scroll(screen.getByRole('listbox'));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

it('calls onSearch after a pause in typing', async () => {
  jest.useFakeTimers();
  const onSearch = jest.fn();
  show(<Chooser onSearch={onSearch} />);
  for (const text of ['a', 'an', 'ana']) {
    fireEvent.change(input(), { target: { value: text } });
    act(() => jest.advanceTimersByTime(100));
  }
  expect(onSearch).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1000));
  expect(onSearch.mock.calls).toEqual([['ana']]);
  jest.useRealTimers();
});

it('shows that there are no options', async () => {
  const { user } = show(<Chooser />);
  await user.type(input(), 'zebra');
  expect(screen.getByText('No options')).toBeInTheDocument();
});

it('shows what failed and retries, also by keyboard', async () => {
  const onRetry = jest.fn();
  const { user } = show(<Chooser options={[]} loadError="The roles could not be loaded" onRetry={onRetry} />);
  await user.click(input());
  expect(screen.getByText('The roles could not be loaded')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('does not select disabled options, and says why', async () => {
  const { user } = show(
    <Chooser options={[{ value: 1, label: 'Role 1', disabledReason: 'Already added to skill list' }]} />,
  );
  await user.click(input());
  const option = screen.getByRole('option', { name: /Role 1/ });
  expect(option).toHaveTextContent('Already added to skill list');
  await user.click(option);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(option).toHaveAttribute('aria-selected', 'false');
});

it('offers to create an unknown name', async () => {
  const onCreate = jest.fn();
  const { user } = show(<Chooser onCreate={onCreate} />);
  await user.type(input(), 'Role 7');
  expect(screen.queryByRole('option', { name: "Add 'Role 7'" })).not.toBeInTheDocument();
  await user.type(input(), 'x');
  await user.click(screen.getByRole('option', { name: "Add 'Role 7x'" }));
  expect(onCreate).toHaveBeenCalledWith('Role 7x');
});

it('creates a typed name on blur, with onCreate', async () => {
  const onCreate = jest.fn();
  const { user } = show(<Chooser onCreate={onCreate} />);
  await user.type(input(), 'Yard');
  await user.tab();
  expect(onCreate).toHaveBeenCalledWith('Yard');
  await user.type(input(), 'Harbour{Escape}');
  await user.tab();
  expect(onCreate).toHaveBeenCalledTimes(1);
});

it('keeps a typed name on blur while the options are loading', async () => {
  const onCreate = jest.fn();
  const { user } = show(<Chooser onCreate={onCreate} options={[]} loading />);
  await user.type(input(), 'Yard');
  await user.tab();
  expect(onCreate).toHaveBeenCalledWith('Yard');
});

it('can be cleared if clearable', async () => {
  const { user, rerender } = show(<Chooser start={roles[0] ?? null} />);
  await user.click(screen.getByRole('button', { name: 'Clear Industry role' }));
  expect(input()).toHaveValue('');
  rerender(<Chooser start={roles[0] ?? null} clearable={false} />);
  expect(screen.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
});

it('stays closed while disabled, and says why', async () => {
  const { user } = show(<Chooser disabledReason="Choose an industry first" />);
  await user.click(input());
  await user.keyboard('{ArrowDown}a');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input()).toHaveAttribute('aria-disabled', 'true');
  expect(input()).toHaveAccessibleDescription('Choose an industry first');
});

it('in a dialog, Escape closes the list and leaves the dialog', async () => {
  const { user } = show(
    <Dialog open onClose={jest.fn()} title="Annotate">
      <Chooser />
    </Dialog>,
  );
  await user.keyboard('{ArrowDown}');
  expect(within(screen.getByRole('dialog')).getByRole('listbox')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('links its error to the input', () => {
  show(<Chooser error="Please select an Industry Role!" required />);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Please select an Industry Role!');
});

it('says that its options are being loaded, instead of looking unset', () => {
  show(<Chooser options={[]} loading placeholder="Any" />);
  expect(input()).toHaveAttribute('placeholder', 'Loading');
});

it('shows its placeholder once the options are there, also while more of them load', () => {
  show(<Chooser loading placeholder="Any" />);
  expect(input()).toHaveAttribute('placeholder', 'Any');
});

it('says that its options could not be loaded', () => {
  show(<Chooser options={[]} loadError="The service cannot be reached." placeholder="Any" />);
  expect(input()).toHaveAttribute('placeholder', 'Could not be loaded');
});
