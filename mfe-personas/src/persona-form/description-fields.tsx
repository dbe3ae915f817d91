import { FACT_NAMES, listPersonaGroups, PERSONA_FACTS } from '@skills-architect/contracts/personas';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Button, Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { GuessedGroup } from '../role-matching/row-review/guessed-group';
import type { PersonaEditorState } from './use-persona-editor';

const VISIBLE_LINES = 15;

interface DescriptionFieldsProps {
  editor: PersonaEditorState;
  clientId: number;
  /** Likely group of the uploaded job description; offered while there is no group. */
  groupGuess: string | undefined;
}

/** The company's description of the job role: group, name and text. */
export function DescriptionFields({ editor, clientId, groupGuess }: DescriptionFieldsProps) {
  const { register, fieldError } = editor;
  return (
    <Stack gap="5">
      <GroupPicker editor={editor} clientId={clientId} groupGuess={groupGuess} />
      <TextField
        label="Persona Name"
        required
        error={fieldError('personaName')}
        {...register('personaName', { onBlur: () => editor.checkName().catch(notify) })}
      />
      {FACT_NAMES.map((name) => (
        <TextField key={name} label={PERSONA_FACTS[name].title} error={fieldError(name)} {...editor.text(name)} />
      ))}
      <TextArea
        label="Role Description"
        rows={5}
        error={fieldError('roleDescription')}
        {...editor.text('roleDescription')}
      />
      <TextArea
        label="Roles and Responsibilities"
        help="One per line."
        rows={VISIBLE_LINES}
        error={fieldError('rolesResponsibilities')}
        {...editor.text('rolesResponsibilities')}
      />
    </Stack>
  );
}

/** The department: an existing one, or a new one by typing its name. */
function GroupPicker({ editor, clientId, groupGuess }: DescriptionFieldsProps) {
  const groups = useCall(listPersonaGroups, { query: { clientId } });
  const { field } = useController({ control: editor.control, name: 'groupName' });
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const options = (groups.data?.groups ?? [])
    .map(({ personaGroupName }) => ({ value: personaGroupName, label: personaGroupName }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  /** The focus goes to the group, because the button disappears. */
  const fillIn = (guess: string) => {
    field.onChange(guess);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <Stack ref={box} gap="2">
      <Picker
        label="Group Name"
        required
        help="The department. Type a new name to add one."
        error={editor.fieldError('groupName')}
        options={options}
        onSearch={setTyped}
        onCreate={(name) => field.onChange(name.trim())}
        value={field.value ? { value: field.value, label: field.value } : null}
        onChange={(option) => field.onChange(option?.value ?? '')}
        onBlur={field.onBlur}
        clearable
        {...toPickerProps(groups)}
      />
      {groupGuess && !field.value && (
        <GuessedGroup guess={groupGuess}>
          <Button size="sm" onClick={() => fillIn(groupGuess)}>
            Use it
          </Button>
        </GuessedGroup>
      )}
    </Stack>
  );
}
