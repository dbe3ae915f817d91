import { zodResolver } from '@hookform/resolvers/zod';
import { CLIENT_USERS, sentenceOf, type UserType } from '@skills-architect/contracts';
import { createUser, SsoType, UserForm } from '@skills-architect/contracts/admin';
import { alert, navigate, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

const FIELDS = ['name', 'email', 'userTypeId', 'ssoTypeId', 'clientIds', 'loginId', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** The field that a service's remark is about; it may name it with the place in front, as in `body.email`. */
export const fieldOf = (path: string): Field | undefined => FIELDS.find((field) => field === path.split('.').at(-1));

/** What is sent: clients and credentials only where type and login type ask for them. */
export const sentForm = ({ clientIds, loginId, password, ...form }: UserForm): UserForm => ({
  ...form,
  clientIds: CLIENT_USERS.includes(form.userTypeId) ? clientIds : [],
  ...(form.ssoTypeId === SsoType.Application && { loginId, password }),
});

/** Create New User: the form, its rules, and what happens once it is sent. */
export function useUserForm() {
  const { control, register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: zodResolver(UserForm, { error: sentenceOf }),
    mode: 'onTouched',
    defaultValues: { name: '', email: '', clientIds: [], loginId: '', password: '' },
  });
  const { errors, isDirty } = formState;
  const create = useChange(createUser);
  useUnsavedChanges(isDirty);

  const { error } = create;
  useEffect(() => {
    if (!error) return;
    const remarks = error.issues.flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [{ field, message }] : [];
    });
    for (const { field, message } of remarks) setError(field, { message }, { shouldFocus: true });
    if (remarks.length === 0) alert(error);
  }, [error, setError]);

  const [confirmation, setConfirmation] = useState({ text: '', left: false });
  const isConfirmed = watch('ssoTypeId') !== SsoType.Application || confirmation.text === watch('password');

  const submit = handleSubmit((form) => {
    setConfirmation((before) => ({ ...before, left: true }));
    if (!isConfirmed) return undefined;
    return create.run({ body: sentForm(form) }).then(
      () => {
        alert('User Creation Successful', { variant: 'success' });
        navigate('/users', { asked: true });
      },
      // The effect above says why it failed, at its field where it can.
      () => undefined,
    );
  });
  return {
    control,
    register,
    submit,
    userType: watch('userTypeId'),
    loginType: watch('ssoTypeId'),
    /** Another type may see other clients: those chosen for the former one are not carried over. */
    chooseType: (type: UserType) => {
      setValue('userTypeId', type, { shouldDirty: true, shouldValidate: true });
      setValue('clientIds', [], { shouldDirty: true });
    },
    errorOf: (field: Field) => errors[field]?.message,
    isSaving: create.isRunning,
    /** The password once more; it is told once its field was left. */
    confirmation: {
      value: confirmation.text,
      onChange: (text: string) => setConfirmation((before) => ({ ...before, text })),
      onBlur: () => setConfirmation((before) => ({ ...before, left: true })),
      error: confirmation.left && !isConfirmed ? 'Give the same password once more' : undefined,
    },
  };
}
