import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { DataTable } from './data-table';
import { columns, shared } from './personas.fixtures';

const withStatus = [...columns, { id: 'status', title: 'Status', folded: true as const, cell: () => 'Draft' }];

function Folding() {
  const [open, setOpen] = useState<string | number>();
  return <DataTable {...shared} columns={withStatus} folds={{ open, onOpen: setOpen }} />;
}
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

it('on a phone a card shows its name and what is marked, until its name opens it; one is open at a time', async () => {
  const wide = window.matchMedia;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide.call(window, media), matches: media === '(max-width: 479px)' }));
  const { user } = show(<Folding />);
  const accountant = screen.getByRole('button', { name: 'Accountant', expanded: false });
  expect(row(/Accountant/).getByText('Draft')).toBeInTheDocument();
  expect(screen.queryByText('Finance')).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(accountant).toHaveAttribute('aria-expanded', 'true');
  expect(row(/Accountant/).getByText('Finance')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recruiter' }));
  expect(accountant).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Finance')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recruiter' }));
  expect(screen.queryByText('People')).not.toBeInTheDocument();
  narrow.mockRestore();
});

it('elsewhere nothing is folded', () => {
  show(<Folding />);
  expect(screen.getAllByText('Finance')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Accountant' })).not.toBeInTheDocument();
});
