import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue, type UserType } from '@skills-architect/contracts';
import {
  createUser,
  getUser,
  KnownUserForm,
  readNoticeSettings,
  SsoType,
  type User,
  UserForm,
  updateUser,
} from '@skills-architect/contracts/admin';
import { useRecordForm } from '@skills-architect/library-kit';
import { navigate, notify, request, useCall, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FIELDS, hasCredentials, LABELS, toFormValues, toRequestBody } from './form-rules';

/** State of the user form: validation and saving. `user` is the edited one. */
export function useUserForm(user: User | undefined) {
  const form = useForm({
    resolver: zodResolver(hasCredentials(user) ? KnownUserForm : UserForm, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: user
      ? toFormValues(user)
      : { name: '', email: '', clientIds: [], loginId: '', password: '', isInvited: false },
  });
  const { control, register, handleSubmit, setValue, watch } = form;
  const create = useChange(createUser);
  const update = useChange(updateUser);

  const [confirmation, setConfirmation] = useState({ text: '', isTouched: false });
  const { data: mailing } = useCall(readNoticeSettings, user ? undefined : {});
  const canInvite = user === undefined && mailing?.canMail === true;
  const isInvited = canInvite && watch('isInvited') === true;
  const password = watch('password');
  // An empty password needs no confirmation; the password field reports whether it is required.
  const isConfirmed =
    watch('ssoTypeId') !== SsoType.Application || !password || isInvited || confirmation.text === password;

  const {
    save: saveRecord,
    showFailure,
    fieldError,
  } = useRecordForm<User, UserForm, UserForm>({
    name: `user ${user?.userId ?? 'new'}`,
    what: 'this user',
    subject: user?.name ?? 'a new user',
    record: user,
    empty: form.getValues(),
    toValue: toFormValues,
    read: ({ userId }) => request(getUser, { params: { userId } }),
    labels: LABELS,
    secrets: ['password'],
    fields: FIELDS,
    form,
    onReplaced: ({ password: typed }) => !typed && setConfirmation({ text: '', isTouched: false }),
  });

  const save = async (values: UserForm) => {
    const body = toRequestBody(values);
    const { isSaved, created } = await saveRecord({
      update: ({ userId, rev }) => update.run({ params: { userId }, body: { ...body, rev } }),
      create: () => create.run({ body }),
    });
    if (!isSaved) return;
    const text = isInvited ? `The invitation is sent to ${values.email}` : 'User Creation Successful';
    notify(user ? 'User Updation Successful' : text, { variant: 'success' });
    // A new service account is of use only once it has a token.
    const isNewAccount = created?.ssoType.ssoTypeId === SsoType.ServiceAccount;
    navigate(isNewAccount ? `/user/tokens/${created.userId}` : '/users', { skipConfirm: true });
  };

  const submit = handleSubmit((values) => {
    setConfirmation((before) => ({ ...before, isTouched: true }));
    return isConfirmed ? save(values).catch(showFailure) : undefined;
  });
  return {
    control,
    register,
    submit,
    userType: watch('userTypeId'),
    loginType: watch('ssoTypeId'),
    /** The user has a login name and password: empty fields leave them unchanged. */
    keepsCredentials: hasCredentials(user),
    /** A new user can be mailed a link to choose the password. */
    canInvite,
    isInvited,
    invite: (isOn: boolean) => setValue('isInvited', isOn, { shouldDirty: true, shouldValidate: isOn }),
    hasPassword: password !== '' && password !== undefined,
    /** Another type may see other clients, so the selection is cleared. */
    chooseType: (type: UserType) => {
      setValue('userTypeId', type, { shouldDirty: true, shouldValidate: true });
      setValue('clientIds', [], { shouldDirty: true });
    },
    fieldError,
    isSaving: create.isRunning || update.isRunning,
    /** Password confirmation; validated on blur. */
    confirmation: {
      value: confirmation.text,
      onChange: (text: string) => setConfirmation((before) => ({ ...before, text })),
      onBlur: () => setConfirmation((before) => ({ ...before, isTouched: true })),
      error: confirmation.isTouched && !isConfirmed ? 'Enter the same password again' : undefined,
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;
