import { useState } from 'react';
import { matching, type PickerOption } from '../picker/option';
import { SuggestBox } from './suggest-box';

const NAMES: PickerOption[] = ['Budgeting', 'Business analysis', 'Coaching', 'Python', 'SQL'].map((label, at) => ({
  value: at + 1,
  label,
}));

export function SuggestBoxStates() {
  const [text, setText] = useState('');
  const [looked, setLooked] = useState('');
  return (
    <SuggestBox
      label="Skill name"
      value={text}
      onChange={setText}
      onSubmit={setText}
      onSearch={setLooked}
      options={matching(NAMES, looked)}
    />
  );
}
