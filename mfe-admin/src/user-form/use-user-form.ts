import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue, type UserType } from '@skills-architect/contracts';
import {
  createUser,
  getUser,
  KnownUserForm,
  SsoType,
  type User,
  UserForm,
  updateUser,
} from '@skills-architect/contracts/admin';
import {
  type CallFailure,
  navigate,
  notify,
  request,
  showFailure,
  useChange,
  useDraft,
} from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FIELDS, type Field, hasCredentials, isNewer, LABELS, PARTS, toFormValues, toRequestBody } from './form-rules';

/** State of the user form: validation and saving. `user` is the edited one. */
export function useUserForm(user: User | undefined) {
  const form = useForm({
    resolver: zodResolver(hasCredentials(user) ? KnownUserForm : UserForm, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: user ? toFormValues(user) : { name: '', email: '', clientIds: [], loginId: '', password: '' },
  });
  const { control, register, handleSubmit, setError, setValue, watch, formState } = form;
  const { errors } = formState;
  const create = useChange(createUser);
  const update = useChange(updateUser);

  const [confirmation, setConfirmation] = useState({ text: '', isTouched: false });
  const password = watch('password');
  // Without a password there is nothing to confirm: its own field reports whether it is required.
  const isConfirmed = watch('ssoTypeId') !== SsoType.Application || !password || confirmation.text === password;

  const draft = useDraft<User, UserForm, unknown>({
    name: `user ${user?.userId ?? 'new'}`,
    what: 'this user',
    record: user,
    isNew: !user,
    empty: form.getValues(),
    toValue: toFormValues,
    parts: PARTS,
    isNewer,
    read: ({ userId }) => request(getUser, { params: { userId } }),
    labels: LABELS,
    secrets: ['password'],
    form,
    onReplaced: ({ password: typed }) => !typed && setConfirmation({ text: '', isTouched: false }),
  });

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError });

  const save = async (given: UserForm) => {
    const body = toRequestBody(given);
    const isSaved = await draft.save(async ({ record }) =>
      record
        ? update.run({ params: { userId: record.userId }, body: { ...body, rev: record.rev } })
        : create.run({ body }),
    );
    if (!isSaved) return;
    notify(user ? 'User Updation Successful' : 'User Creation Successful', { variant: 'success' });
    navigate('/users', { asked: true });
  };

  const submit = handleSubmit((given) => {
    setConfirmation((former) => ({ ...former, isTouched: true }));
    return isConfirmed ? save(given).catch(tell) : undefined;
  });
  return {
    control,
    register,
    submit,
    userType: watch('userTypeId'),
    loginType: watch('ssoTypeId'),
    /** Login name and password exist: empty fields leave them unchanged. */
    keepsCredentials: hasCredentials(user),
    hasPassword: password !== '' && password !== undefined,
    /** Another type may see other clients, so the selection is cleared. */
    chooseType: (type: UserType) => {
      setValue('userTypeId', type, { shouldDirty: true, shouldValidate: true });
      setValue('clientIds', [], { shouldDirty: true });
    },
    fieldError: (field: Field) => errors[field]?.message,
    isSaving: create.isRunning || update.isRunning,
    /** Password confirmation; validated on blur. */
    confirmation: {
      value: confirmation.text,
      onChange: (text: string) => setConfirmation((former) => ({ ...former, text })),
      onBlur: () => setConfirmation((former) => ({ ...former, isTouched: true })),
      error: confirmation.isTouched && !isConfirmed ? 'Enter the same password again' : undefined,
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;
