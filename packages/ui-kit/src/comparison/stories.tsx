import { CategoryDot } from '../category-dot/category-dot';
import { EmptyState } from '../empty-state/empty-state';
import { LevelCell } from '../level-cell/level-cell';
import { Comparison } from './comparison';

const COLUMNS = ['Data Engineer', 'Data Analyst', 'Statistician', 'Accountant'].map((name) => ({
  id: name,
  name,
  choice: `Where ${name} is chosen`,
}));

const row = (id: number, name: string, levels: (number | null)[]) => ({
  id,
  name,
  cells: levels.map((level, index) => (
    <LevelCell key={COLUMNS[index]?.id} level={level} equal={new Set(levels).size === 1} />
  )),
});

export function ComparisonStories() {
  return (
    <>
      <Comparison
        label="Skills of four roles"
        rowTitle="Skill"
        columns={COLUMNS}
        groups={[
          {
            id: 'functional',
            title: <CategoryDot name="Functional Skills" />,
            aside: '2 skills, 1 differs',
            rows: [row(1, 'SQL', [3, 3, 3, 3]), row(2, 'Statistics', [2, 4, 5, null])],
          },
          { id: 'digital', title: <CategoryDot name="Digital Tools" />, rows: [row(3, 'Excel', [null, 4, 3, 4])] },
        ]}
      />
      <Comparison label="Nothing chosen" rowTitle="Skill" columns={COLUMNS} groups={[]}>
        <EmptyState />
      </Comparison>
    </>
  );
}
