import { useState } from 'react';
import { FilterBar } from '../filter-bar/filter-bar';
import { optionsHolding, type PickerOption } from '../picker/option';
import { NameSearch } from './name-search';
import { SuggestBox } from './suggest-box';

const NAMES: PickerOption[] = ['Budgeting', 'Business analysis', 'Coaching', 'Python', 'SQL'].map((label, at) => ({
  value: at + 1,
  label,
}));

export function SuggestBoxStories() {
  const [text, setText] = useState('');
  const [looked, setLooked] = useState('');
  const options = optionsHolding(NAMES, looked);
  return (
    <>
      <SuggestBox
        label="Skill name"
        value={text}
        onChange={setText}
        onSubmit={setText}
        onSearch={setLooked}
        options={options}
      />
      <FilterBar label="Search">
        <NameSearch label="Name in the library" text={text} onSearch={setText} onLook={setLooked} options={options} />
      </FilterBar>
    </>
  );
}
