import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import { CategoryDot } from '../category-dot/category-dot';
import { ErrorPanel } from '../error-panel/error-panel';
import { LevelCell } from '../level-cell/level-cell';
import { Input } from '../text-field/input';
import type { Column, Sort } from './column';
import { DataTable } from './data-table';
import { useRowSelection } from './use-row-selection';

interface Skill {
  id: number;
  name: string;
  category: string;
  level: number | null;
  group: string;
}

const CATEGORIES = ['Functional Skills', 'Digital Tools', 'Leadership Skills', 'Mindset / Meta Skills'];
const NAMES = [
  'Financial modelling',
  'Power BI',
  'Coaching',
  'Curiosity',
  'Budgeting',
  'SQL',
  'Delegation',
  'Resilience',
];
const skills: Skill[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  category: CATEGORIES[index % 4] ?? '',
  level: index === 5 ? null : (index % 7) + 1,
  group: index < 5 ? 'Finance' : 'People',
}));

const columns: Column<Skill>[] = [
  {
    id: 'name',
    title: 'Skill',
    cell: (skill) => skill.name,
    edit: (skill) => <Input aria-label="Skill" defaultValue={skill.name} />,
    sortable: true,
  },
  {
    id: 'category',
    title: 'Category',
    cell: (skill) => <CategoryDot name={skill.category} />,
    sortable: true,
    width: '14rem',
  },
  { id: 'level', title: 'Level', cell: (skill) => <LevelCell level={skill.level} />, width: '8rem', align: 'end' },
];

const shared = {
  columns,
  rowKey: (skill: Skill) => skill.id,
  rowLabel: (skill: Skill) => skill.name,
  rowMenu: () => [
    { label: 'Duplicate', icon: 'copy' as const },
    { label: 'Delete', icon: 'trash' as const, danger: true },
  ],
};

export function TableStories() {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const [page, setPage] = useState({ offset: 0, pageSize: 10 });
  const { selection, ids, clear } = useRowSelection<Skill, number>(shared.rowKey, (skill) =>
    skill.id === 3 ? 'Already added to skill list' : undefined,
  );
  const none = () => undefined;
  return (
    <>
      <DataTable
        {...shared}
        caption="Skills"
        rows={skills}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onRowClick={none}
        groups={{
          groupOf: (skill) => ({ id: skill.group, title: skill.group }),
          aside: () => <Button size="sm">Architect Skills</Button>,
        }}
        bulk={{
          count: ids.length,
          text: `${ids.length} Persona(s) selected within this page`,
          actions: <Button variant="danger">Delete</Button>,
          onClear: clear,
        }}
        pager={{ ...page, total: 1284, onChange: setPage }}
      />
      <DataTable
        {...shared}
        caption="Skills in edit"
        rows={skills.slice(0, 3)}
        edit={{ rowKey: 2, onSave: none, onLeave: none }}
        selection={selection}
      />
      <DataTable
        {...shared}
        caption="Skills on their way"
        rows={undefined}
        skeletonRows={3}
        sort={sort}
        onSort={setSort}
      />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <DataTable {...shared} caption="No skills" rows={[]} />
        <DataTable {...shared} caption="No matching skills" rows={[]} filtered />
      </chakra.div>
      <DataTable {...shared} caption="Failed skills" rows={undefined} error={<ErrorPanel onRetry={none} />} />
    </>
  );
}
