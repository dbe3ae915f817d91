import { zodResolver } from '@hookform/resolvers/zod';
import { sentenceOf } from '@skills-architect/contracts';
import { type Client, ClientForm, createClient, updateClient } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import { alert, type CallFailure, confirm, navigate, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useEffect, useRef } from 'react';
import { type PathValue, useForm } from 'react-hook-form';
import { EMPTY, type Field, fieldOf, valuesOf } from './client-values';

const STALE = 'Somebody else changed this client meanwhile. Reload it to see how it stands.';

/** The client that is changed, and the industries and functions that there are. */
export interface ChangedClient {
  client: Client;
  places: readonly SubSector[];
}

/** The client form: its rules, and what happens once it is sent; without a client one is created. */
export function useClientForm(changed: ChangedClient | undefined) {
  const client = changed?.client;
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = useForm({
    resolver: zodResolver(ClientForm, { error: sentenceOf }),
    mode: 'onTouched',
    defaultValues: changed ? valuesOf(changed.client, changed.places) : EMPTY,
  });
  const { errors, isDirty } = formState;
  const create = useChange(createClient);
  const update = useChange(updateClient);
  useUnsavedChanges(isDirty);

  /** The client as it was when the form was filled: a change is made on its revision. */
  const known = useRef(client);
  useEffect(() => {
    if (!changed || isDirty || changed.client.rev <= (known.current?.rev ?? changed.client.rev)) return;
    // Somebody else changed the client, and nothing has been typed here.
    known.current = changed.client;
    reset(valuesOf(changed.client, changed.places));
  }, [changed, isDirty, reset]);

  const showFailure = (failure: CallFailure) => {
    const remarks = failure.issues.flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [{ field, message }] : [];
    });
    for (const { field, message } of remarks) setError(field, { message }, { shouldFocus: true });
    if (failure.code === 'stale') alert(STALE, { duration: 5000 });
    else if (remarks.length === 0) alert(failure);
  };

  const save = async (body: ClientForm) => {
    const before = known.current;
    if (before) {
      const agreed = await confirm({
        title: 'Confirm Client Updation',
        text: `Update the account of ${before.clientName}?`,
        yes: 'Update',
        no: 'Cancel',
      });
      if (!agreed) return;
      await update.run({ params: { clientId: before.clientId }, body: { ...body, rev: before.rev } });
    } else await create.run({ body });
    alert(before ? 'Client Updation Successful' : 'Client Creation Successful', { variant: 'success' });
    navigate('/clients', { asked: true });
  };

  return {
    register,
    values: watch(),
    submit: handleSubmit((form) => save(form).catch(showFailure)),
    set: <F extends Field>(field: F, value: PathValue<ClientForm, F>) =>
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    errorOf: (field: Field) => errors[field]?.message,
    isSaving: create.isRunning || update.isRunning,
  };
}
export type ClientFormState = ReturnType<typeof useClientForm>;
