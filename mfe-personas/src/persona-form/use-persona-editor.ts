import { zodResolver } from '@hookform/resolvers/zod';
import { sentenceOf } from '@skills-architect/contracts';
import {
  createPersona,
  type Persona,
  PersonaForm,
  personaNameExists,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { alert, type CallFailure, confirm, request, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { bodyOf, type FormValues } from './form-values';

export interface EditorSubject {
  clientId: number;
  /** What the form begins with. */
  values: FormValues;
  /** The persona that is changed; absent while adding and duplicating. */
  persona: Persona | undefined;
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
const isField = (path: string): path is (typeof FIELDS)[number] => FIELDS.some((field) => field === path);

type Input = z.input<typeof PersonaForm>;
type Output = z.output<typeof PersonaForm>;
const byContract = zodResolver(PersonaForm, { error: sentenceOf });

const EXISTS = 'This persona already exists';
const ROLE_CHANGES =
  'Another industry role replaces the skills that came from the former one. Skills added otherwise stay. Change it?';

/** The persona form's state: validation by the contract's schema, the name's check on blur, saving. */
export const usePersonaEditor = (
  { clientId, values, persona }: EditorSubject,
  onCreated: (persona: Persona) => void,
) => {
  /** A name that the client has: the remark stays until the name changes, whatever else is checked. */
  const taken = useRef('');
  const resolver: Resolver<Input, unknown, Output> = async (filled, context, options) => {
    const checked = await byContract(filled, context, options);
    if (!taken.current || filled.personaName.trim() !== taken.current) return checked;
    return { values: {}, errors: { ...checked.errors, personaName: { type: 'taken', message: EXISTS } } };
  };
  const form = useForm<Input, unknown, Output>({ defaultValues: values, resolver, mode: 'onTouched' });
  const { formState, setError, getValues, reset, setValue, trigger } = form;
  /** The persona as it was last read or saved: a change is made on its revision. */
  const saved = useRef(persona);
  useEffect(() => {
    if (!persona || !saved.current || persona.rev <= saved.current.rev) return;
    // Somebody else changed it, and nothing has been typed here.
    saved.current = persona;
    reset(values);
  }, [persona, values, reset]);
  const create = useChange(createPersona);
  const update = useChange(updatePersona);
  useUnsavedChanges(formState.isDirty);

  const showFailure = (failure: CallFailure) => {
    const known = failure.issues?.filter(({ path }) => isField(path)) ?? [];
    for (const { path, message } of known) if (isField(path)) setError(path, { message });
    if (failure.code === 'stale')
      alert('Somebody else changed this persona meanwhile. Reload it to see how it stands.', { duration: 5000 });
    else alert(failure);
  };

  const save = async (filled: FormValues) => {
    const body = bodyOf(filled);
    const former = saved.current;
    if (!former) {
      const created = await create.run({ query: { clientId }, body });
      reset(getValues());
      return onCreated(created);
    }
    const agreed =
      body.industryRoleId === (former.industryRole?.roleId ?? null)
        ? await confirm({ text: `Update ${former.personaName}?`, yes: 'Update', no: 'Cancel' })
        : await confirm({
            text: ROLE_CHANGES,
            title: 'Another industry role',
            yes: 'Change',
            no: 'Cancel',
            loss: true,
          });
    if (!agreed) return;
    saved.current = await update.run({ params: { personaId: former.personaId }, body: { ...body, rev: former.rev } });
    // What was typed while the answer was on its way is kept, and is unsaved.
    reset(filled, { keepValues: true });
    alert('Persona Updated Successfully', { variant: 'success' });
  };

  return {
    ...form,
    isSaving: create.isRunning || update.isRunning,
    errorOf: (field: (typeof FIELDS)[number]) => formState.errors[field]?.message,
    isDirty: formState.isDirty,
    submit: form.handleSubmit(
      (filled) => save(filled).catch(showFailure),
      ({ industryRoleId }) => industryRoleId?.message && alert(industryRoleId.message),
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
export type PersonaEditor = ReturnType<typeof usePersonaEditor>;
