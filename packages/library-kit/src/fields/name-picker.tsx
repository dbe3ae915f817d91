import { matchesWords, Picker, type toPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

interface NamePickerProps extends ReturnType<typeof toPickerProps> {
  label: string;
  help: string;
  error: string | undefined;
  disabledReason?: string | undefined;
  names: readonly string[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (name: string) => void;
}

/** A required name, chosen from known ones or typed. */
export function NamePicker({ names, value, onChange, ...field }: NamePickerProps) {
  const [typed, setTyped] = useState('');
  return (
    <Picker
      required
      clearable={false}
      options={names.filter((name) => matchesWords(name, typed)).map((name) => ({ value: name, label: name }))}
      onSearch={setTyped}
      onCreate={(name) => onChange(name.trim())}
      value={value ? { value, label: value } : null}
      onChange={(chosen) => onChange(String(chosen?.value ?? ''))}
      {...field}
    />
  );
}
