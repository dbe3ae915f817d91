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
import {
  askConfirm,
  type CallFailure,
  notify,
  request,
  useChange,
  useRecord,
  useUnsavedChanges,
} from '@skills-architect/portal-kit';
import { useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import type { ChosenRole } from '../industry-role/chosen-role';
import { type FormValues, toBody, toFormValues } from './form-values';

export interface EditorSubject {
  clientId: number;
  /** What the form begins with. */
  values: FormValues;
  /** The persona that is changed; absent while adding and duplicating. */
  persona: Persona | undefined;
  /** The industry role that the values name. */
  start: ChosenRole | undefined;
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
/** The fields as the person reads them. */
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

type Input = z.input<typeof PersonaForm>;
type Output = z.output<typeof PersonaForm>;
const byContract = zodResolver(PersonaForm, { error: describeIssue });

const EXISTS = 'This persona already exists';
const ROLE_CHANGES =
  'Another industry role replaces the skills that came from the former one. Skills added otherwise stay. Change it?';

/** The persona form's state: validation by the contract's schema, the name's check on blur, saving. */
export const usePersonaEditor = (
  { clientId, values, persona, start }: EditorSubject,
  onCreated: (persona: Persona) => void,
) => {
  /** A name that the client has: the remark stays until the name changes, whatever else is checked. */
  const taken = useRef('');
  const resolver: Resolver<Input, unknown, Output> = async (given, context, options) => {
    const checked = await byContract(given, context, options);
    if (!taken.current || given.personaName.trim() !== taken.current) return checked;
    return { values: {}, errors: { ...checked.errors, personaName: { type: 'taken', message: EXISTS } } };
  };
  const form = useForm<Input, unknown, Output>({ defaultValues: values, resolver, mode: 'onTouched' });
  const { formState, setError, getValues, reset, setValue, trigger } = form;
  /** The role that the pickers begin with, anew each time the form was filled. */
  const [filled, setFilled] = useState({ role: start, times: 0 });
  const { known, resolveConflict } = useRecord<Persona, Input>({
    record: persona,
    noun: 'persona',
    labels: LABELS,
    isDirty: formState.isDirty,
    toValues: (now) => toFormValues(now, false),
    typed: () => getValues(),
    fill: (now, typed) => {
      taken.current = '';
      const saved = toFormValues(now, false);
      reset(saved);
      if (typed) reset(typed, { keepDefaultValues: true });
      // Whoever chose another role goes on looking where they looked.
      if (!typed || typed.industryRoleId === saved.industryRoleId)
        setFilled(({ times }) => ({ role: now.industryRole ?? undefined, times: times + 1 }));
    },
    read: ({ personaId }) => request(getPersona, { params: { personaId } }),
  });
  const create = useChange(createPersona);
  const update = useChange(updatePersona);
  useUnsavedChanges(formState.isDirty);

  const showFailure = async (failure: CallFailure) => {
    if (failure.code === 'stale') return resolveConflict().catch(notify);
    for (const { path, message } of failure.issues) if (isField(path)) setError(path, { message });
    notify(failure);
  };

  const save = async (given: FormValues) => {
    const body = toBody(given);
    const former = known.current;
    if (!former) {
      const created = await create.run({ query: { clientId }, body });
      reset(getValues());
      return onCreated(created);
    }
    const agreed =
      body.industryRoleId === (former.industryRole?.roleId ?? null)
        ? await askConfirm({ text: `Update ${former.personaName}?`, yes: 'Update', no: 'Cancel' })
        : await askConfirm({
            text: ROLE_CHANGES,
            title: 'Another industry role',
            yes: 'Change',
            no: 'Cancel',
            loss: true,
          });
    if (!agreed) return;
    known.current = await update.run({ params: { personaId: former.personaId }, body: { ...body, rev: former.rev } });
    // What was typed while the answer was on its way is kept, and is unsaved.
    reset(given, { keepValues: true });
    notify('Persona Updated Successfully', { variant: 'success' });
  };

  return {
    ...form,
    isSaving: create.isRunning || update.isRunning,
    fieldError: (field: (typeof FIELDS)[number]) => formState.errors[field]?.message,
    isDirty: formState.isDirty,
    filled,
    submit: form.handleSubmit(
      (given) => save(given).catch(showFailure),
      ({ industryRoleId }) => industryRoleId?.message && notify(industryRoleId.message),
    ),
    /** Registers a text that is trimmed on leaving it. */
    text: (field: 'reportingTo' | 'roleDescription' | 'rolesResponsibilities') =>
      form.register(field, { onBlur: () => setValue(field, (getValues(field) ?? '').trim()) }),
    /** Trims the name and asks whether the client has it already; the persona in edit does not count. */
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
