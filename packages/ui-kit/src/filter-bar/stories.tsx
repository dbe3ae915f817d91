import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { MultiPicker } from '../picker/multi-picker';
import type { PickerOption } from '../picker/option';
import { SearchBox } from '../search-box/search-box';
import { FilterBar } from './filter-bar';

const departments: PickerOption[] = ['Finance', 'People', 'Sales'].map((label, value) => ({ value, label }));

export function FilterBarStories() {
  const [text, setText] = useState('ana');
  const [chosen, setChosen] = useState<PickerOption[]>(departments.slice(0, 1));
  const clear = () => {
    setText('');
    setChosen([]);
  };
  return (
    <FilterBar onClear={text || chosen.length > 0 ? clear : undefined} end="128 personas">
      <SearchBox label="Search personas" value={text} onChange={setText} />
      <chakra.div w="field">
        <MultiPicker
          label="Department"
          hideLabel
          placeholder="Department"
          options={departments}
          value={chosen}
          onChange={setChosen}
        />
      </chakra.div>
    </FilterBar>
  );
}
