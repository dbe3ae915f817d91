import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createSignInProvider,
  getSignInProvider,
  type SignInProvider,
  SignInProviderForm,
  updateSignInProvider,
} from '@skills-architect/contracts/admin';
import { checkIssuer } from '@skills-architect/contracts/portal';
import { useRecordForm } from '@skills-architect/library-kit';
import { askConfirm, navigate, notify, request, useChange } from '@skills-architect/portal-kit';
import { useFaultFocus } from '@skills-architect/ui-kit';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { EMPTY, FIELDS, labelsOf, toFormValues, toRequestBody } from './provider-values';

/** State of the form of a sign-in provider; creates one when none is given. */
export function useProviderForm(provider: SignInProvider | undefined) {
  const form = useForm<SignInProviderForm, unknown, z.output<typeof SignInProviderForm>>({
    resolver: zodResolver(SignInProviderForm, { error: describeIssue }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: provider ? toFormValues(provider) : EMPTY,
  });
  const create = useChange(createSignInProvider);
  const update = useChange(updateSignInProvider);
  const check = useChange(checkIssuer);
  const formRef = useFaultFocus(form.formState.submitCount);
  const {
    save: saveRecord,
    showFailure,
    ...state
  } = useRecordForm<SignInProvider, SignInProviderForm, z.output<typeof SignInProviderForm>>({
    name: `sign-in provider ${provider?.providerId ?? 'new'}`,
    what: 'this provider',
    subject: provider?.title ?? 'a new provider',
    record: provider,
    empty: EMPTY,
    toValue: toFormValues,
    read: ({ providerId }) => request(getSignInProvider, { params: { providerId } }),
    labels: labelsOf(provider?.kind ?? 'oidc'),
    secrets: ['secret'],
    fields: FIELDS,
    form,
  });

  /** Whether to save: a new issuer that does not answer is saved only when the user says so. */
  const mayUseIssuer = async ({ kind, issuer, applicationId }: SignInProviderForm) => {
    if (kind !== 'oidc' || issuer === provider?.issuer) return true;
    const { works, findings } = await check.run({ body: { issuer, applicationId } });
    return (
      works ||
      askConfirm({
        title: 'The Provider Did Not Answer',
        text: `${findings.join(' ')} Nobody can sign in with it until it answers. Save anyway?`,
        yes: 'Save',
        no: 'Cancel',
      })
    );
  };

  const save = async (values: SignInProviderForm) => {
    if (!(await mayUseIssuer(values))) return;
    const body = toRequestBody(values);
    const { isSaved, created } = await saveRecord({
      update: ({ providerId, rev }) => update.run({ params: { providerId }, body: { ...body, rev } }),
      create: () => create.run({ body }),
    });
    if (!isSaved) return;
    notify(`${values.title} was saved`, { variant: 'success' });
    // A new provider is tested and tried next; the test needs the saved record.
    navigate(created ? `/sign-in-providers/${created.providerId}` : '/sign-in-providers', { skipConfirm: true });
  };

  return {
    ...state,
    register: form.register,
    /** Sets the rules without complaints about fields that were not filled in yet. */
    setRules: (rules: SignInProviderForm['rules']) => form.setValue('rules', rules, { shouldDirty: true }),
    submit: form.handleSubmit((values) => save(values).catch(showFailure)),
    isSaving: create.isRunning || update.isRunning || check.isRunning,
    formRef,
  };
}
export type ProviderFormState = ReturnType<typeof useProviderForm>;
