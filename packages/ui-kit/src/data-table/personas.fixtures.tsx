import { screen } from '@testing-library/react';
import type { Column, DataTableProps } from './column';
import { DataTable } from './data-table';
import { useRowSelection } from './use-row-selection';

export interface Persona {
  id: number;
  name: string;
  group: string;
}

export const personas: Persona[] = [
  { id: 1, name: 'Accountant', group: 'Finance' },
  { id: 2, name: 'Recruiter', group: 'People' },
  { id: 3, name: 'Controller', group: 'Finance' },
];

export const columns: Column<Persona>[] = [
  {
    id: 'name',
    title: 'Persona',
    cell: (persona) => persona.name,
    edit: (persona) => <input aria-label="Name" defaultValue={persona.name} />,
    sortable: true,
  },
  { id: 'group', title: 'Department', cell: (persona) => persona.group },
];

export const shared: DataTableProps<Persona> = {
  caption: 'Personas',
  columns,
  rows: personas,
  rowKey: (persona) => persona.id,
  rowLabel: (persona) => persona.name,
};

export function Choosable(extra: Partial<DataTableProps<Persona>>) {
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

export const box = (name: string) => screen.getByRole('checkbox', { name });
