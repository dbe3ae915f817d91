import { LibraryStatus, searchSkills } from '@skills-architect/contracts/skills';
import { nameHint } from '@skills-architect/library-kit';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE_SIZE = 30;

interface SkillPickerProps {
  label: string;
  clientId: number;
  value: { skillId: number; skillName: string } | null;
  disabledReason: string | undefined;
  onChange: (skillId: number | null) => void;
}

/** Finds a published skill of a client's sources by name. */
export function SkillPicker({ label, clientId, value, disabledReason, onChange }: SkillPickerProps) {
  const [text, setText] = useState('');
  const filter = { ...(text && { searchString: text }), clientId, skillStatus: [LibraryStatus.Published] };
  const found = useCallPages(searchSkills, {
    key: filter,
    rows: (answer) => answer.skills,
    total: (answer) => answer.total,
    // Reads only after input, because a table has a picker in each row.
    input: text ? (offset) => ({ body: { ...filter, pagesize: PAGE_SIZE, offset } }) : undefined,
  });
  return (
    <Picker
      label={label}
      hideLabel
      placeholder="Search"
      options={found.rows.map(({ skillId, skillName, nameLanguage, skillSource }) => ({
        value: skillId,
        label: skillName,
        hint: nameHint(nameLanguage, skillSource.source),
      }))}
      value={value && { value: value.skillId, label: value.skillName }}
      onChange={(option) => onChange(option ? Number(option.value) : null)}
      onSearch={setText}
      {...toPagedPickerProps(found)}
      {...(disabledReason !== undefined && { disabledReason })}
    />
  );
}
