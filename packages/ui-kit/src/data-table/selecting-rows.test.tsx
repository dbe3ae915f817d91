import { screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import type { Column } from './column';
import { DataTable } from './data-table';
import { box, Choosable, type Persona, shared } from './personas.fixtures';

describe('selecting', () => {
  it('counts the selected rows and clears them', async () => {
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

  it('selects all rows by the text beside the box, which is shown on a phone', async () => {
    const { user } = show(<Choosable />);
    await user.click(screen.getByText('Select all rows on this page'));
    expect(box('Select Accountant')).toBeChecked();
  });

  it('offers nothing to select when there are no rows', () => {
    show(<Choosable rows={[]} />);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Selection' })).toBeInTheDocument();
  });

  it('says how many selected rows are not shown', () => {
    const selection = { isSelected: () => true, onSelect: () => undefined };
    show(<DataTable {...shared} selection={selection} bulk={{ count: 5 }} />);
    expect(screen.getByRole('status')).toHaveTextContent('5 selected, 2 not shown');
  });

  it('selects a group by its heading', async () => {
    const { user } = show(<Choosable groups={{ groupOf: ({ group }) => ({ id: group, title: group }) }} />);
    await user.click(box('Select all in Finance'));
    expect(box('Select Accountant')).toBeChecked();
    expect(box('Select Recruiter')).not.toBeChecked();
    expect(box('Select all rows on this page')).toBePartiallyChecked();
  });
});

it('rows of the previous page cannot be selected while the next one loads', async () => {
  const { user } = show(
    <Choosable loading outdated groups={{ groupOf: ({ group }) => ({ id: group, title: group }) }} />,
  );
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

const renderedNames: string[] = [];
const recordingColumns: Column<Persona>[] = [
  { id: 'name', title: 'Persona', cell: ({ name }) => renderedNames.push(name) && name },
  { id: 'group', title: 'Department', cell: ({ group }) => group },
];

function ChooseOne() {
  const [chosen, setChosen] = useState(0);
  const selection = {
    isSelected: ({ id }: Persona) => id === chosen,
    onSelect: ([row]: Persona[]) => setChosen(row?.id ?? 0),
  };
  return <DataTable {...shared} columns={recordingColumns} selection={selection} />;
}

it('does not rerender the cells of five hundred rows when one is selected', async () => {
  const { user } = show(<ChooseOne />);
  renderedNames.length = 0;
  await user.click(box('Select Recruiter'));
  expect(box('Select Recruiter')).toBeChecked();
  expect(renderedNames).toEqual([]);
});
