import { Tabs } from './tabs';

export function TabsStories() {
  return (
    <Tabs
      label="Skill"
      tabs={[
        { id: 'proficiencies', label: 'Proficiencies', content: 'What each level means.' },
        { id: 'content', label: 'Content', count: 1248, content: 'What teaches it.' },
        {
          id: 'assessments',
          label: 'Assessments',
          content: 'How it is tested.',
          disabledReason: 'Save the skill first',
        },
      ]}
    />
  );
}
