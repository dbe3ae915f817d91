import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createPersona,
  FACT_NAMES,
  type FactName,
  factsOf,
  getPersona,
  PERSONA_FACTS,
  type Persona,
  PersonaChangeForm,
  PersonaForm,
  personaNameExists,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { useNameConflict, useRecordForm } from '@skills-architect/library-kit';
import { askConfirm, notify, request, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type FormValues, toBody, toFormValues } from './form-values';

export interface EditorSubject {
  clientId: number;
  /** Initial values. */
  values: FormValues;
  /** The edited persona; undefined when creating or duplicating. */
  persona: Persona | undefined;
  /** The persona that is duplicated. */
  original?: Persona | undefined;
  /** Storage key of the draft. */
  draftName: string;
  /** Names the draft when it is offered for restoring. */
  subject: string;
}

const FIELDS = [
  'groupName',
  'personaName',
  ...FACT_NAMES,
  'roleDescription',
  'rolesResponsibilities',
  'industryRoleId',
  'leadershipRoleId',
] as const;
/** Field labels. */
const LABELS: Record<(typeof FIELDS)[number], string> = {
  groupName: 'Group Name',
  personaName: 'Persona Name',
  ...factsOf((name) => PERSONA_FACTS[name].title),
  roleDescription: 'Role Description',
  rolesResponsibilities: 'Roles and Responsibilities',
  industryRoleId: 'Industry Role',
  leadershipRoleId: 'Leadership Role',
};
type Output = z.output<typeof PersonaChangeForm>;
const NEEDS_ROLE = zodResolver(PersonaForm, { error: describeIssue });
/** An import may have created the persona without a role. */
const MAY_LACK_ROLE = zodResolver(PersonaChangeForm, { error: describeIssue });
const NAME_CHECK = {
  nameKey: ({ personaName }: FormValues) => personaName.trim(),
  error: { personaName: { type: 'taken', message: 'This persona already exists' } },
};

const ROLE_CHANGES =
  'Another industry role replaces the skills that came from the current one. Other skills stay. Change it?';

/** State of the persona form: validation by the contract's schema, name check on blur, saving. */
export const usePersonaEditor = (
  { clientId, values, persona, original, draftName, subject }: EditorSubject,
  onCreated: (persona: Persona) => void,
) => {
  const lacksRole = persona?.industryRole === null;
  const formResolver = lacksRole ? MAY_LACK_ROLE : NEEDS_ROLE;
  const nameConflict = useNameConflict<FormValues, Output>({ ...NAME_CHECK, resolver: formResolver });
  const { resolver } = nameConflict;
  const form = useForm<FormValues, unknown, Output>({ defaultValues: values, resolver, mode: 'onTouched' });
  const { getValues, setValue, trigger } = form;
  /** The count is a key, which remounts the pickers when the form's values are replaced by those of another role. */
  const [pickers, setPickers] = useState({ role: values.industryRoleId, count: 0 });
  const {
    record,
    save: saveRecord,
    showFailure,
    fieldError,
    isDirty,
    discard,
    replaceWith,
  } = useRecordForm<Persona, FormValues, Output>({
    name: draftName,
    what: 'this persona',
    subject,
    record: persona,
    empty: values,
    toValue: (now) => toFormValues(now),
    read: ({ personaId }) => request(getPersona, { params: { personaId } }),
    labels: LABELS,
    fields: FIELDS,
    form,
    onReplaced: ({ industryRoleId }) => {
      nameConflict.forget();
      setPickers((now) => (now.role === industryRoleId ? now : { role: industryRoleId, count: now.count + 1 }));
    },
  });
  const create = useChange(createPersona);
  const update = useChange(updatePersona);

  const askToUpdate = (current: Persona, industryRoleId: number | null) =>
    industryRoleId === (current.industryRole?.roleId ?? null)
      ? askConfirm({ text: `Update ${current.personaName}?`, yes: 'Update', no: 'Cancel' })
      : askConfirm({ text: ROLE_CHANGES, title: 'Another industry role', yes: 'Change', no: 'Cancel', loss: true });

  const save = async (output: Output) => {
    const body = toBody({ ...values, ...output });
    if (record && !(await askToUpdate(record, body.industryRoleId))) return;
    const { isSaved, created } = await saveRecord({
      update: ({ personaId, rev }) => update.run({ params: { personaId }, body: { ...body, rev } }),
      create: () => create.run({ query: { clientId }, body: { ...body, copyOf: original?.personaId } }),
    });
    if (created) onCreated(created);
    else if (isSaved) notify('Persona Updated Successfully', { variant: 'success' });
  };

  return {
    ...form,
    isSaving: create.isRunning || update.isRunning,
    fieldError,
    isDirty,
    discard,
    replaceWith,
    role: getValues('industryRole') ?? undefined,
    /** Whether the saved persona has no industry role; then it can be saved without one. */
    lacksRole,
    /** Key of the role pickers. */
    pickersKey: pickers.count,
    submit: form.handleSubmit(
      (output) => save(output).catch(showFailure),
      ({ industryRoleId }) => industryRoleId?.message && notify(industryRoleId.message),
    ),
    /** Registers a text field that is trimmed on blur. */
    text: (field: FactName | 'roleDescription' | 'rolesResponsibilities') =>
      form.register(field, { onBlur: () => setValue(field, (getValues(field) ?? '').trim()) }),
    /** Trims the name and checks whether another persona of the client has it. */
    checkName: async () => {
      const name = getValues('personaName').trim();
      setValue('personaName', name);
      if (!name) return;
      const { exists } = await request(personaNameExists, {
        query: { name, clientId, ...(persona && { excludePersonaId: persona.personaId }) },
      });
      nameConflict.mark(getValues(), exists);
      if (exists) await trigger('personaName');
    },
  };
};
export type PersonaEditorState = ReturnType<typeof usePersonaEditor>;
