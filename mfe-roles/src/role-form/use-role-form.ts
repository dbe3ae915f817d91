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
import { navigate, notify, request, useChange, useRecordForm, useTakenName } from '@skills-architect/portal-kit';
import { type PathValue, useForm } from 'react-hook-form';
import { ALIASES, EMPTY, FIELDS, LABELS, PARTS, RoleFields, type RoleValues, toBody, toValues } from './role-values';

type Named = Pick<RoleValues, 'roleName' | 'sourceId' | 'subsectorId' | 'functionName'>;
/** Identity of a name in its source and department. */
const nameKey = ({ roleName, sourceId, subsectorId, functionName }: Named) =>
  [sourceId, subsectorId, functionName, roleName.trim()].join(' ');

const NAME_CHECK = {
  resolver: zodResolver(RoleFields, { error: describeIssue }),
  nameKey,
  error: { roleName: { type: 'taken', message: 'This role already exists' } },
};

/** The functions of an industry or function. */
const functionsOf = async (subsectorId: number) =>
  (await request(listFunctions, { query: { subSectorIds: [subsectorId] } })).functions;

/** State of the role form: validation, the check of the name, saving with a new department. */
export function useRoleForm(role: Role | undefined) {
  const taken = useTakenName<RoleValues, RoleValues>(NAME_CHECK);
  const form = useForm<RoleValues, unknown, RoleValues>({
    defaultValues: role ? toValues(role) : EMPTY,
    resolver: taken.resolver,
    mode: 'onTouched',
  });
  const { getValues, setValue, trigger } = form;
  const {
    set,
    save: saveRecord,
    tell,
    ...edited
  } = useRecordForm<Role, RoleValues, RoleValues>({
    name: `role ${role?.roleId ?? 'new'}`,
    what: 'this role',
    record: role,
    empty: EMPTY,
    toValue: toValues,
    parts: PARTS,
    read: ({ roleId }) => request(getRole, { params: { roleId } }),
    labels: LABELS,
    fields: FIELDS,
    aliases: ALIASES,
    form,
    onReplaced: taken.forget,
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
    const { sourceId } = values;
    const body = async () => toBody(values, (await functionIdOf(values)).functionId);
    const { isSaved, created } = await saveRecord({
      update: async ({ roleId, rev }) => update.run({ params: { roleId }, body: { ...(await body()), rev } }),
      create: async () => create.run({ body: { ...(await body()), sourceId } }),
    });
    if (!isSaved) return false;
    notify(created ? 'Role Creation Successful' : 'Role Updation Successful', { variant: 'success' });
    if (created) navigate(`/role/edit/${created.roleId}`, { asked: true });
    return true;
  };

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
    taken.mark(values, exists);
    await trigger('roleName');
  };

  return {
    ...edited,
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
    /** Validates, then calls `then` with the values. */
    check: (then: (values: RoleValues) => void) => form.handleSubmit(then),
    save: (values: RoleValues) => save(values).catch(tell),
    isSaving: create.isRunning || update.isRunning || addFunction.isRunning,
  };
}
export type RoleFormState = ReturnType<typeof useRoleForm>;
