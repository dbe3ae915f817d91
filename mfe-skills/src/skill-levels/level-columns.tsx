import type { ProficiencyScheme, SkillProficiency } from '@skills-architect/contracts/skills';
import { describeOrigin } from '@skills-architect/library-kit';
import { HStack, SelectField, Stack, Text, TextArea } from '@skills-architect/ui-kit';
import { ClampedText, type Column, LevelCell } from '@skills-architect/ui-kit/extra';
import { useEffect, useEffectEvent, useRef } from 'react';
import { firstError, NEW_ROW } from './edited-level';
import type { LevelEdit } from './use-level-edit';

type Level = ProficiencyScheme['levels'][number];
const LABELS = { description: 'Description', knowledge: 'Knowledge', ability: 'Ability' } as const;
type TextField = keyof typeof LABELS;

/** Columns of the level table; `addable` are the levels that the skill does not have yet. */
export const levelColumns = (edit: LevelEdit, addable: readonly Level[]): Column<SkillProficiency>[] => [
  {
    id: 'level',
    title: 'Level',
    width: '11rem',
    cell: ({ levelNumber, level }) => (
      <HStack gap="2">
        <LevelCell level={levelNumber} name={level} />
        {level}
      </HStack>
    ),
    edit: (row) => (row.proficiencyId === NEW_ROW ? <LevelSelect edit={edit} addable={addable} /> : row.level),
  },
  textColumn(edit, 'description'),
  textColumn(edit, 'knowledge'),
  textColumn(edit, 'ability'),
];

const textColumn = (edit: LevelEdit, field: TextField): Column<SkillProficiency> => ({
  id: field,
  title: LABELS[field],
  required: field !== 'ability',
  width: field === 'description' ? undefined : '22%',
  cell: (row) => (
    <Stack gap="1">
      <ClampedText lines={3}>{row[field]}</ClampedText>
      {field === 'description' && row.suggestedBy && <Text color="fg.muted">{describeOrigin(row.suggestedBy)}</Text>}
    </Stack>
  ),
  edit: () => <TextCell edit={edit} field={field} />,
});

function LevelSelect({ edit, addable }: { edit: LevelEdit; addable: readonly Level[] }) {
  return (
    <SelectField
      label="Level"
      hideLabel
      placeholder="Choose a level"
      options={addable.map(({ levelNumber, level }) => ({ value: levelNumber, label: level }))}
      required
      error={edit.errors.levelNumber}
      value={edit.edited?.levelNumber || ''}
      onChange={({ target }) => edit.chooseLevel(Number(target.value))}
    />
  );
}

function TextCell({ edit, field }: { edit: LevelEdit; field: TextField }) {
  const { texts, theirs } = edit.edited ?? {};
  const area = useRef<HTMLTextAreaElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (firstError(edit.errors) === field) area.current?.focus();
  });
  useEffect(() => {
    if (edit.refusals) focusFirst();
  }, [edit.refusals]);
  return (
    <Stack gap="1">
      <TextArea
        label={LABELS[field]}
        hideLabel
        required={field !== 'ability'}
        rows={4}
        ref={area}
        error={edit.errors[field]}
        value={texts?.[field] ?? ''}
        readOnly={edit.isSaving}
        onChange={({ target }) => edit.change({ [field]: target.value })}
      />
      {theirs && theirs[field] !== texts?.[field] && (
        <Text color="fg.muted">Saved by somebody else: {theirs[field] || 'nothing'}</Text>
      )}
    </Stack>
  );
}
