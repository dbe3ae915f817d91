import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  createFunction,
  createRole,
  getRole,
  listFunctions,
  type Role,
  roleNameExists,
  updateRole,
} from '@skills-architect/contracts/roles';
import {
  type CallFailure,
  navigate,
  notify,
  request,
  showFailure,
  useChange,
  useDraft,
} from '@skills-architect/portal-kit';
import { useRef } from 'react';
import { type PathValue, type Resolver, useForm } from 'react-hook-form';
import {
  ALIASES,
  EMPTY,
  FIELDS,
  type Field,
  LABELS,
  PARTS,
  RoleFields,
  type RoleValues,
  toBody,
  toValues,
} from './role-values';

const EXISTS = 'This role already exists';
const byContract = zodResolver(RoleFields, { error: describeIssue });

type Named = Pick<RoleValues, 'roleName' | 'sourceId' | 'subsectorId' | 'functionName'>;
/** Identity of a name in its source and department. */
const nameKey = ({ roleName, sourceId, subsectorId, functionName }: Named) =>
  [sourceId, subsectorId, functionName, roleName.trim()].join(' ');

/** The functions of an industry or function. */
const functionsOf = async (subsectorId: number) =>
  (await request(listFunctions, { query: { subSectorIds: [subsectorId] } })).functions;

/** State of the role form: validation, the check of the name, saving with a new department. */
export function useRoleForm(role: Role | undefined) {
  /** A name that exists: its error stays until name or place change, whatever else is validated. */
  const taken = useRef('');
  const resolver: Resolver<RoleValues, unknown, RoleValues> = async (values, context, options) => {
    const checked = await byContract(values, context, { ...options, names: undefined });
    if (taken.current !== nameKey(values)) return checked;
    return { values: {}, errors: { ...checked.errors, roleName: { type: 'taken', message: EXISTS } } };
  };
  const form = useForm<RoleValues, unknown, RoleValues>({
    defaultValues: role ? toValues(role) : EMPTY,
    resolver,
    mode: 'onTouched',
  });
  const { formState, getValues, setError, setValue, trigger, watch } = form;
  const draft = useDraft<Role, RoleValues, unknown>({
    name: `role ${role?.roleId ?? 'new'}`,
    what: 'this role',
    record: role,
    isNew: !role,
    empty: EMPTY,
    toValue: toValues,
    parts: PARTS,
    isNewer: (now, before) => now.rev > before.rev,
    read: ({ roleId }) => request(getRole, { params: { roleId } }),
    labels: LABELS,
    form,
    onReplaced: () => {
      taken.current = '';
    },
  });
  const create = useChange(createRole);
  const update = useChange(updateRole);
  const addFunction = useChange(createFunction);

  /** The id of the department; a new one is created first. */
  const functionIdOf = async ({ subsectorId, functionName }: RoleValues) => {
    const known = (await functionsOf(subsectorId)).find((one) => one.functionName === functionName);
    return known ?? addFunction.run({ body: { subsectorId, functionName } });
  };

  const save = async (values: RoleValues) => {
    const { record } = draft;
    let created: Role | undefined;
    const isSaved = await draft.save(async () => {
      const body = toBody(values, (await functionIdOf(values)).functionId);
      if (record) return update.run({ params: { roleId: record.roleId }, body: { ...body, rev: record.rev } });
      created = await create.run({ body: { ...body, sourceId: values.sourceId } });
      return undefined;
    });
    if (!isSaved) return false;
    notify(created ? 'Role Creation Successful' : 'Role Updation Successful', { variant: 'success' });
    if (created) navigate(`/role/edit/${created.roleId}`, { asked: true });
    return true;
  };

  const tell = (failure: CallFailure) => showFailure(failure, { fields: FIELDS, aliases: ALIASES, setError });

  /** Checks whether another role of the source and department has the name. */
  const checkName = async () => {
    const values = getValues();
    const { sourceId, subsectorId, functionName } = values;
    const name = values.roleName.trim();
    if (!name || !sourceId || !subsectorId || !functionName) return;
    const place = (await functionsOf(subsectorId)).find((one) => one.functionName === functionName);
    const query = place && {
      name,
      sourceId,
      subsectorId,
      functionId: place.functionId,
      ...(role && { excludeRoleId: role.roleId }),
    };
    const { exists } = query ? await request(roleNameExists, { query }) : { exists: false };
    taken.current = exists ? nameKey(values) : '';
    await trigger('roleName');
  };

  const set = <F extends Field>(field: F, value: PathValue<RoleValues, F>) =>
    setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    record: draft.record,
    values: watch(),
    set,
    text: (field: 'roleName' | 'roleDescription') =>
      form.register(field, {
        onBlur: () => {
          setValue(field, getValues(field).trim());
          if (field === 'roleName') checkName().catch(notify);
        },
      }),
    /** Sets a part of the place, which decides whether the name is free. */
    place: <F extends 'sourceId' | 'functionName'>(field: F, value: PathValue<RoleValues, F>) => {
      set(field, value);
      checkName().catch(notify);
    },
    /** Departments belong to an industry, so another industry clears the department. */
    chooseSubSector: (subsectorId: number) => {
      if (subsectorId === getValues('subsectorId')) return;
      set('subsectorId', subsectorId);
      setValue('functionName', '', { shouldDirty: true });
    },
    fieldError: (field: Field) => formState.errors[field]?.message,
    /** Validates, then calls `then` with the values. */
    check: (then: (values: RoleValues) => void) => form.handleSubmit(then),
    save: (values: RoleValues) => save(values).catch(tell),
    giveUp: draft.clear,
    isSaving: create.isRunning || update.isRunning || addFunction.isRunning,
  };
}
export type RoleFormState = ReturnType<typeof useRoleForm>;
