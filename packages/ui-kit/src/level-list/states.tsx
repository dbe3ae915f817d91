import { LevelList } from './level-list';

const description = 'Applies it in common situations and explains to others why it was done this way.';

export function LevelListStates() {
  return (
    <LevelList
      label="Levels of Budgeting"
      levels={['Novice', 'Beginner', 'Intermediate'].map((name, at) => ({
        id: at,
        number: at + 1,
        name,
        description,
        mark: at === 1 ? 'Expected by the role' : undefined,
      }))}
    />
  );
}
