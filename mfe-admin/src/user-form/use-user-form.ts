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
  useChange,
  useRecord,
  useUnsavedChanges,
} from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '../record-form/show-failure';
import { FIELDS, type Field, hasCredentials, LABELS, sentForm, toFormValues } from './form-rules';

/** The user form: its rules, and what happens once it is sent. `user` is the one that is changed. */
export function useUserForm(user: User | undefined) {
  const { control, register, handleSubmit, getValues, setError, setValue, reset, watch, formState } = useForm({
    resolver: zodResolver(hasCredentials(user) ? KnownUserForm : UserForm, { error: describeIssue }),
    mode: 'onTouched',
    defaultValues: user ? toFormValues(user) : { name: '', email: '', clientIds: [], loginId: '', password: '' },
  });
  const { errors, isDirty } = formState;
  const create = useChange(createUser);
  const update = useChange(updateUser);
  useUnsavedChanges(isDirty);

  const [confirmation, setConfirmation] = useState({ text: '', left: false });
  const password = watch('password');
  // Without a password there is nothing to confirm: whether one is needed is said by its own field.
  const isConfirmed = watch('ssoTypeId') !== SsoType.Application || !password || confirmation.text === password;

  const { known, resolveConflict } = useRecord({
    record: user,
    noun: 'user',
    labels: LABELS,
    isDirty,
    toValues: toFormValues,
    typed: () => getValues(),
    fill: (now, typed) => {
      reset(toFormValues(now));
      if (typed) reset(typed, { keepDefaultValues: true });
      else setConfirmation({ text: '', left: false });
    },
    read: ({ userId }) => request(getUser, { params: { userId } }),
  });

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, setError, resolveConflict });

  const save = async (form: UserForm) => {
    const before = known.current;
    const body = sentForm(form);
    if (before) await update.run({ params: { userId: before.userId }, body: { ...body, rev: before.rev } });
    else await create.run({ body });
    notify(before ? 'User Updation Successful' : 'User Creation Successful', { variant: 'success' });
    navigate('/users', { asked: true });
  };

  const submit = handleSubmit((form) => {
    setConfirmation((former) => ({ ...former, left: true }));
    return isConfirmed ? save(form).catch(tell) : undefined;
  });
  return {
    control,
    register,
    submit,
    userType: watch('userTypeId'),
    loginType: watch('ssoTypeId'),
    /** Login name and password stand already: what is left empty stays as it is. */
    keepsCredentials: hasCredentials(user),
    hasPassword: password !== '' && password !== undefined,
    /** Another type may see other clients: those chosen for the former one are not carried over. */
    chooseType: (type: UserType) => {
      setValue('userTypeId', type, { shouldDirty: true, shouldValidate: true });
      setValue('clientIds', [], { shouldDirty: true });
    },
    fieldError: (field: Field) => errors[field]?.message,
    isSaving: create.isRunning || update.isRunning,
    /** The password once more; it is told once its field was left. */
    confirmation: {
      value: confirmation.text,
      onChange: (text: string) => setConfirmation((former) => ({ ...former, text })),
      onBlur: () => setConfirmation((former) => ({ ...former, left: true })),
      error: confirmation.left && !isConfirmed ? 'Give the same password once more' : undefined,
    },
  };
}
export type UserFormState = ReturnType<typeof useUserForm>;
