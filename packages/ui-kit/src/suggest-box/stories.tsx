import { useState } from 'react';
import { FilterBar } from '../filter-bar/filter-bar';
import { filterOptions, type PickerOption } from '../picker/option';
import { NameSearch } from './name-search';
import { SuggestBox } from './suggest-box';

const NAMES: PickerOption[] = ['Budgeting', 'Business analysis', 'Coaching', 'Python', 'SQL'].map((label, index) => ({
  value: index + 1,
  label,
}));

export function SuggestBoxStories() {
  const [text, setText] = useState('');
  const [suggestText, setSuggestText] = useState('');
  const options = filterOptions(NAMES, suggestText);
  return (
    <>
      <SuggestBox
        label="Skill name"
        value={text}
        onChange={setText}
        onSubmit={setText}
        onSearch={setSuggestText}
        options={options}
      />
      <FilterBar label="Search">
        <NameSearch
          label="Name in the library"
          text={text}
          onSearch={setText}
          onLook={setSuggestText}
          options={options}
        />
      </FilterBar>
    </>
  );
}
