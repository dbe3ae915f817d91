import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createPersona,
  getPersona,
  type Persona,
  PersonaForm,
  personaNameExists,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { askConfirm, type CallFailure, notify, request, useChange, useDraft } from '@skills-architect/portal-kit';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { type FormValues, PARTS, toBody, toFormValues } from './form-values';

export interface EditorSubject {
  clientId: number;
  /** Initial values. */
  values: FormValues;
  /** The edited persona; undefined when creating or duplicating. */
  persona: Persona | undefined;
  /** Storage key of the draft. */
  draftName: string;
}

const FIELDS = [
  'groupName',
  'personaName',
  'reportingTo',
  'roleDescription',
  'rolesResponsibilities',
  'industryRoleId',
  'leadershipRoleId',
] as const;
/** Field labels. */
const LABELS: Record<(typeof FIELDS)[number], string> = {
  groupName: 'Group Name',
  personaName: 'Persona Name',
  reportingTo: 'Reporting To',
  roleDescription: 'Role Description',
  rolesResponsibilities: 'Roles and Responsibilities',
  industryRoleId: 'Industry Role',
  leadershipRoleId: 'Leadership Role',
};
const isField = (path: string): path is (typeof FIELDS)[number] => FIELDS.some((field) => field === path);

type Output = z.output<typeof PersonaForm>;
const byContract = zodResolver(PersonaForm, { error: describeIssue });

const EXISTS = 'This persona already exists';
const ROLE_CHANGES =
  'Another industry role replaces the skills that came from the former one. Skills added otherwise stay. Change it?';

/** State of the persona form: validation by the contract's schema, name check on blur, saving. */
export const usePersonaEditor = (
  { clientId, values, persona, draftName }: EditorSubject,
  onCreated: (persona: Persona) => void,
) => {
  /** A name that already exists: the error stays until the name changes, whatever else is validated. */
  const taken = useRef('');
  const resolver: Resolver<FormValues, unknown, Output> = async (given, context, options) => {
    const checked = await byContract(given, context, { ...options, names: undefined });
    if (!taken.current || given.personaName.trim() !== taken.current) return checked;
    return { values: {}, errors: { ...checked.errors, personaName: { type: 'taken', message: EXISTS } } };
  };
  const form = useForm<FormValues, unknown, Output>({ defaultValues: values, resolver, mode: 'onTouched' });
  const { formState, setError, getValues, setValue, trigger } = form;
  /** Keys that remount the pickers when another role is put into the form. */
  const [filled, setFilled] = useState({ role: values.industryRoleId, times: 0 });
  const draft = useDraft<Persona, FormValues, unknown>({
    name: draftName,
    what: 'this persona',
    record: persona,
    isNew: !persona,
    empty: values,
    toValue: (now) => toFormValues(now, false),
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: ({ personaId }) => request(getPersona, { params: { personaId } }),
    labels: LABELS,
    form,
    onReplaced: ({ industryRoleId }) => {
      taken.current = '';
      setFilled((now) => (now.role === industryRoleId ? now : { role: industryRoleId, times: now.times + 1 }));
    },
  });
  const create = useChange(createPersona);
  const update = useChange(updatePersona);

  const showFailure = (failure: CallFailure) => {
    for (const { path, message } of failure.issues) if (isField(path)) setError(path, { message });
    notify(failure);
  };

  const askToUpdate = (former: Persona, industryRoleId: number | null) =>
    industryRoleId === (former.industryRole?.roleId ?? null)
      ? askConfirm({ text: `Update ${former.personaName}?`, yes: 'Update', no: 'Cancel' })
      : askConfirm({ text: ROLE_CHANGES, title: 'Another industry role', yes: 'Change', no: 'Cancel', loss: true });

  const save = async (given: Output) => {
    const body = toBody({ ...values, ...given });
    const { record } = draft;
    if (!record) {
      let created: Persona | undefined;
      await draft.save(async () => {
        created = await create.run({ query: { clientId }, body });
        return undefined;
      });
      return created && onCreated(created);
    }
    if (!(await askToUpdate(record, body.industryRoleId))) return;
    const { personaId, rev } = record;
    const isSaved = await draft.save(() => update.run({ params: { personaId }, body: { ...body, rev } }));
    if (isSaved) notify('Persona Updated Successfully', { variant: 'success' });
  };

  return {
    ...form,
    isSaving: create.isRunning || update.isRunning,
    fieldError: (field: (typeof FIELDS)[number]) => formState.errors[field]?.message,
    giveUp: draft.clear,
    /** The form's role, and a key for the components that show it. */
    role: getValues('industryRole') ?? undefined,
    filled: filled.times,
    submit: form.handleSubmit(
      (given) => save(given).catch(showFailure),
      ({ industryRoleId }) => industryRoleId?.message && notify(industryRoleId.message),
    ),
    /** Registers a text field that is trimmed on blur. */
    text: (field: 'reportingTo' | 'roleDescription' | 'rolesResponsibilities') =>
      form.register(field, { onBlur: () => setValue(field, (getValues(field) ?? '').trim()) }),
    /** Trims the name and checks whether another persona of the client has it. */
    checkName: async () => {
      const name = getValues('personaName').trim();
      setValue('personaName', name);
      if (!name) return;
      const { exists } = await request(personaNameExists, {
        query: { name, clientId, ...(persona && { excludePersonaId: persona.personaId }) },
      });
      taken.current = exists ? name : '';
      if (exists) await trigger('personaName');
    },
  };
};
export type PersonaEditorState = ReturnType<typeof usePersonaEditor>;
