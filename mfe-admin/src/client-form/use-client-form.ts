import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import { type Client, ClientForm, createClient, getClient, updateClient } from '@skills-architect/contracts/admin';
import type { SubSector } from '@skills-architect/contracts/roles';
import { useRecordForm } from '@skills-architect/library-kit';
import { askConfirm, navigate, notify, request, useChange } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';
import { EMPTY, FIELDS, LABELS, removeUnavailable, toFormValues } from './client-values';

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
  const { register, handleSubmit, reset } = form;
  const create = useChange(createClient);
  const update = useChange(updateClient);

  const subSectors = edited?.subSectors ?? [];
  const {
    save: saveRecord,
    showFailure,
    ...state
  } = useRecordForm<Client, ClientForm, ClientForm>({
    name: `client ${client?.clientId ?? 'new'}`,
    what: 'this client',
    subject: client?.clientName ?? 'a new client',
    record: client,
    empty: EMPTY,
    toValue: (record) => toFormValues(record, subSectors),
    read: ({ clientId }) => request(getClient, { params: { clientId } }),
    labels: LABELS,
    fields: FIELDS,
    form,
    // Merged sources may not provide the merged industries.
    onReplaced: (value) => edited && reset(removeUnavailable(value, subSectors)),
  });

  const send = async (body: ClientForm) => {
    const { isSaved } = await saveRecord({
      update: ({ clientId, rev }) => update.run({ params: { clientId }, body: { ...body, rev } }),
      create: () => create.run({ body }),
    });
    if (!isSaved) return;
    notify(client ? 'Client Updation Successful' : 'Client Creation Successful', { variant: 'success' });
    navigate('/clients', { skipConfirm: true });
  };
  const save = async (body: ClientForm) => {
    const agreed =
      !state.record ||
      (await askConfirm({
        title: 'Confirm Client Updation',
        text: `Update the account of ${state.record.clientName}?`,
        yes: 'Update',
        no: 'Cancel',
      }));
    if (agreed) await send(body);
  };

  return {
    ...state,
    register,
    submit: handleSubmit((values) => save(values).catch(showFailure)),
    isSaving: create.isRunning || update.isRunning,
  };
}
export type ClientFormState = ReturnType<typeof useClientForm>;
