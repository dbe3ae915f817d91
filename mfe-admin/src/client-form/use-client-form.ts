import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { type Client, ClientForm, createClient, getClient, updateClient } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import {
  askConfirm,
  type CallFailure,
  navigate,
  notify,
  request,
  useChange,
  useRecord,
  useUnsavedChanges,
} from '@skills-architect/portal-kit';
import { type PathValue, useForm } from 'react-hook-form';
import { showFailure } from '../record-form/show-failure';
import { EMPTY, FIELDS, type Field, fitting, LABELS, toFormValues } from './client-values';

/** The client that is changed, and the industries and functions that there are. */
export interface ChangedClient {
  client: Client;
  subSectors: readonly SubSector[];
}

/** The client form: its rules, and what happens once it is sent; without a client one is created. */
export function useClientForm(changed: ChangedClient | undefined) {
  const client = changed?.client;
  const { register, handleSubmit, getValues, setError, setValue, reset, watch, formState } = useForm({
    resolver: zodResolver(ClientForm, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: changed ? toFormValues(changed.client, changed.subSectors) : EMPTY,
  });
  const { errors, isDirty } = formState;
  const create = useChange(createClient);
  const update = useChange(updateClient);
  useUnsavedChanges(isDirty);

  const subSectors = changed?.subSectors ?? [];
  const { known, resolveConflict } = useRecord({
    record: client,
    noun: 'client',
    labels: LABELS,
    isDirty,
    toValues: (now) => toFormValues(now, subSectors),
    typed: () => getValues(),
    fill: (now, typed) => {
      reset(toFormValues(now, subSectors));
      if (typed) reset(fitting(typed, subSectors), { keepDefaultValues: true });
    },
    read: ({ clientId }) => request(getClient, { params: { clientId } }),
  });

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError, resolveConflict });

  const save = async (body: ClientForm) => {
    const before = known.current;
    if (before) {
      const agreed = await askConfirm({
        title: 'Confirm Client Updation',
        text: `Update the account of ${before.clientName}?`,
        yes: 'Update',
        no: 'Cancel',
      });
      if (!agreed) return;
      await update.run({ params: { clientId: before.clientId }, body: { ...body, rev: before.rev } });
    } else await create.run({ body });
    notify(before ? 'Client Updation Successful' : 'Client Creation Successful', { variant: 'success' });
    navigate('/clients', { asked: true });
  };

  return {
    register,
    values: watch(),
    submit: handleSubmit((form) => save(form).catch(tell)),
    set: <F extends Field>(field: F, value: PathValue<ClientForm, F>) =>
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    fieldError: (field: Field) => errors[field]?.message,
    isSaving: create.isRunning || update.isRunning,
  };
}
export type ClientFormState = ReturnType<typeof useClientForm>;
