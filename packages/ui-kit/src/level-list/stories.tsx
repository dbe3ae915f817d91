import { LevelList } from './level-list';

const description = 'Applies it in common situations and explains to others why it was done this way.';

export function LevelListStories() {
  return (
    <LevelList
      label="Levels of Budgeting"
      levels={['Novice', 'Beginner', 'Intermediate'].map((level, index) => ({
        proficiencyId: index,
        levelNumber: index + 1,
        level,
        description,
      }))}
      getMark={({ levelNumber }) => (levelNumber === 2 ? 'Expected by the role' : undefined)}
    />
  );
}
