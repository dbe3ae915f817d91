import { zodResolver } from '@hookform/resolvers/zod';
import {
  createPersona,
  type Persona,
  PersonaForm,
  personaNameExists,
  updatePersona,
} from '@skills-architect/contracts/personas';
import { alert, type CallFailure, confirm, request, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';
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

const EXISTS = 'This persona already exists';
const ROLE_CHANGES =
  'Another industry role replaces the skills that came from the former one. Skills added otherwise stay. Change it?';

/** The persona form's state: validation by the contract's schema, the name's check on blur, saving. */
export const usePersonaEditor = (
  { clientId, values, persona }: EditorSubject,
  onCreated: (persona: Persona) => void,
) => {
  const form = useForm<z.input<typeof PersonaForm>, unknown, z.output<typeof PersonaForm>>({
    defaultValues: values,
    resolver: zodResolver(PersonaForm),
    mode: 'onTouched',
  });
  const { formState, setError, getValues, reset, setValue } = form;
  const create = useChange(createPersona);
  const update = useChange(updatePersona);
  useUnsavedChanges(formState.isDirty);

  const showFailure = (failure: CallFailure) => {
    const known = failure.issues?.filter(({ path }) => isField(path)) ?? [];
    for (const { path, message } of known) if (isField(path)) setError(path, { message });
    if (failure.code === 'stale')
      alert('Somebody else changed this persona meanwhile. Reload it to see how it stands.', { duration: 8000 });
    else alert(failure);
  };

  const save = async (filled: FormValues) => {
    const body = bodyOf(filled);
    if (!persona) {
      const created = await create.run({ query: { clientId }, body });
      reset(getValues());
      return onCreated(created);
    }
    const agreed =
      body.industryRoleId === (persona.industryRole?.roleId ?? null)
        ? await confirm({ text: `Update ${persona.personaName}?`, yes: 'Update', no: 'Cancel' })
        : await confirm({
            text: ROLE_CHANGES,
            title: 'Another industry role',
            yes: 'Change',
            no: 'Cancel',
            loss: true,
          });
    if (!agreed) return;
    await update.run({ params: { personaId: persona.personaId }, body: { ...body, rev: persona.rev } });
    reset(getValues());
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
    /** Trims the name and asks whether the client has it already; the persona in edit does not count. */
    checkName: async () => {
      const name = getValues('personaName').trim();
      setValue('personaName', name);
      if (!name) return;
      const { exists } = await request(personaNameExists, {
        query: { name, clientId, ...(persona && { excludePersonaId: persona.personaId }) },
      });
      if (exists && getValues('personaName') === name) setError('personaName', { message: EXISTS });
    },
  };
};
export type PersonaEditor = ReturnType<typeof usePersonaEditor>;
