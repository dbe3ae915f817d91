import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { Pager } from './pager';

const next = () => screen.getByRole('button', { name: 'Next page' });
const previous = () => screen.getByRole('button', { name: 'Previous page' });

it('shows the position and steps forward and back', async () => {
  const onChange = jest.fn();
  const { user } = show(<Pager offset={30} pageSize={30} total={1284} onChange={onChange} />);
  expect(screen.getByText('31–60 of 1,284')).toBeInTheDocument();
  await user.click(next());
  expect(onChange).toHaveBeenLastCalledWith({ offset: 60, pageSize: 30 });
  await user.click(previous());
  expect(onChange).toHaveBeenLastCalledWith({ offset: 0, pageSize: 30 });
});

it('disables its buttons at both ends', () => {
  const { rerender } = show(<Pager offset={0} pageSize={30} total={40} onChange={jest.fn()} />);
  expect(previous()).toBeDisabled();
  expect(next()).toBeEnabled();
  rerender(<Pager offset={30} pageSize={30} total={40} onChange={jest.fn()} />);
  expect(screen.getByText('31–40 of 40')).toBeInTheDocument();
  expect(next()).toBeDisabled();
});

describe('above the highest number that is counted', () => {
  const capped = { pageSize: 20, total: 10_000, isTotalCapped: true };

  it.each([
    ['the first page', { offset: 0, rowCount: 20 }, '1–20 of 10,000+', true],
    ['the last counted page', { offset: 9980, rowCount: 20 }, '9,981–10,000 of 10,000+', true],
    ['a full page beyond', { offset: 10_020, rowCount: 20 }, '10,021–10,040 of 10,040+', true],
    ['the last page', { offset: 10_040, rowCount: 7 }, '10,041–10,047 of 10,047', false],
  ])('%s', async (_, page, text, hasNext) => {
    const onChange = jest.fn();
    const { user } = show(<Pager {...capped} {...page} onChange={onChange} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(next().hasAttribute('disabled')).toBe(!hasNext);
    if (hasNext) await user.click(next());
    expect(onChange.mock.calls).toEqual(hasNext ? [[{ offset: page.offset + 20, pageSize: 20 }]] : []);
  });

  it('returns to a counted page from a page without rows', () => {
    const onChange = jest.fn();
    show(<Pager {...capped} offset={20_000} rowCount={0} onChange={onChange} />);
    expect(onChange).toHaveBeenCalledWith({ offset: 9980, pageSize: 20 });
  });
});

it('keeps the first row visible when the page size changes', async () => {
  const onChange = jest.fn();
  const { user } = show(<Pager offset={60} pageSize={30} total={200} onChange={onChange} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '30', '40', '50']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(onChange).toHaveBeenCalledWith({ offset: 50, pageSize: 50 });
});

it('appears only above a number of rows', () => {
  const { rerender } = show(
    <Pager offset={0} pageSize={50} total={50} showAbove={50} sizes={[50, 100]} onChange={jest.fn()} />,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  rerender(<Pager offset={0} pageSize={50} total={51} showAbove={50} sizes={[50, 100]} onChange={jest.fn()} />);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument();
});

it('goes to the last page when the list has become shorter', () => {
  const onChange = jest.fn();
  show(<Pager offset={90} pageSize={30} total={65} onChange={onChange} />);
  expect(onChange).toHaveBeenCalledWith({ offset: 60, pageSize: 30 });
});
