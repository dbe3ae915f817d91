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
  showFailure,
  useChange,
  useDraft,
} from '@skills-architect/portal-kit';
import { type PathValue, useForm } from 'react-hook-form';
import { dropUnprovided, EMPTY, FIELDS, type Field, isNewer, LABELS, PARTS, toFormValues } from './client-values';

/** The edited client, and all industries and functions. */
export interface EditedClient {
  client: Client;
  subSectors: readonly SubSector[];
}

/** State of the client form: validation and saving; creates a client when none is given. */
export function useClientForm(edited: EditedClient | undefined) {
  const client = edited?.client;
  const form = useForm<ClientForm>({
    resolver: zodResolver(ClientForm, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: edited ? toFormValues(edited.client, edited.subSectors) : EMPTY,
  });
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = form;
  const { errors } = formState;
  const create = useChange(createClient);
  const update = useChange(updateClient);

  const subSectors = edited?.subSectors ?? [];
  const draft = useDraft<Client, ClientForm, unknown>({
    name: `client ${client?.clientId ?? 'new'}`,
    what: 'this client',
    record: client,
    isNew: !client,
    empty: EMPTY,
    toValue: (now) => toFormValues(now, subSectors),
    parts: PARTS,
    isNewer,
    read: ({ clientId }) => request(getClient, { params: { clientId } }),
    labels: LABELS,
    form,
    // Merged sources may not provide the merged industries.
    onReplaced: (value) => edited && reset(dropUnprovided(value, subSectors)),
  });

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError });

  const send = async (body: ClientForm) => {
    const isSaved = await draft.save(({ record }) =>
      record
        ? update.run({ params: { clientId: record.clientId }, body: { ...body, rev: record.rev } })
        : create.run({ body }),
    );
    if (!isSaved) return;
    notify(client ? 'Client Updation Successful' : 'Client Creation Successful', { variant: 'success' });
    navigate('/clients', { asked: true });
  };
  const save = async (body: ClientForm) => {
    const agreed =
      !draft.record ||
      (await askConfirm({
        title: 'Confirm Client Updation',
        text: `Update the account of ${draft.record.clientName}?`,
        yes: 'Update',
        no: 'Cancel',
      }));
    if (agreed) await send(body);
  };

  return {
    register,
    values: watch(),
    submit: handleSubmit((given) => save(given).catch(tell)),
    set: <F extends Field>(field: F, value: PathValue<ClientForm, F>) =>
      setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    fieldError: (field: Field) => errors[field]?.message,
    giveUp: draft.clear,
    isSaving: create.isRunning || update.isRunning,
  };
}
export type ClientFormState = ReturnType<typeof useClientForm>;
