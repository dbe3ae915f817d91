import { useState } from 'react';
import { FilterChips } from './filter-chips';

export function FilterChipsStories() {
  const [value, setValue] = useState('all');
  return (
    <FilterChips
      label="Files"
      value={value}
      onChange={setValue}
      options={[
        { value: 'all', label: 'All', count: 44 },
        { value: 'guessed', label: 'Guessed', count: 3 },
        { value: 'empty', label: 'Empty', count: 1 },
      ]}
    />
  );
}
