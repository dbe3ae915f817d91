import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue, MAIN_LANGUAGE } from '@skills-architect/contracts';
import {
  createFunction,
  createRole,
  getRole,
  listFunctions,
  type Role,
  restoreRoleVersion,
  roleNameExists,
  updateRole,
} from '@skills-architect/contracts/roles';
import { useNamedForm } from '@skills-architect/library-kit';
import { request, useChange } from '@skills-architect/portal-kit';
import type { PathValue } from 'react-hook-form';
import { ALIASES, EMPTY, FIELDS, LABELS, RoleFields, type RoleValues, toBody, toValues } from './role-values';

type NameKeyFields = Pick<RoleValues, 'roleName' | 'sourceId' | 'subsectorId' | 'functionName'>;
/** Key of a name within its source and department. */
const nameKey = ({ roleName, sourceId, subsectorId, functionName }: NameKeyFields) =>
  [sourceId, subsectorId, functionName, roleName.trim()].join(' ');

/** The functions of an industry or function. */
const fetchFunctions = async (subsectorId: number) =>
  (await request(listFunctions, { query: { subSectorIds: [subsectorId], ownTexts: true } })).functions;

type Place = Pick<RoleValues, 'sourceId' | 'subsectorId' | 'functionName'>;
/**
 * Whether another role of the source and department has the name; undefined while name, source or department is
 * missing.
 */
const isNameTaken = async (name: string, { sourceId, subsectorId, functionName }: Place, excludeRoleId?: number) => {
  if (!name || !sourceId || !subsectorId || !functionName) return undefined;
  const department = (await fetchFunctions(subsectorId)).find(
    (roleFunction) => roleFunction.functionName === functionName,
  );
  if (!department) return false;
  const query = {
    name,
    sourceId,
    subsectorId,
    functionId: department.functionId,
    ...(excludeRoleId && { excludeRoleId }),
  };
  return (await request(roleNameExists, { query })).exists;
};

/** State of the role form: validation, the check of the name, saving with a new department. */
export function useRoleForm(role: Role | undefined) {
  const create = useChange(createRole);
  const update = useChange(updateRole, { textsIn: MAIN_LANGUAGE });
  const restore = useChange(restoreRoleVersion);
  const addFunction = useChange(createFunction);

  /** The department with this name; it is created if there is none. */
  const findOrCreateFunction = async ({ subsectorId, functionName }: RoleValues) => {
    const existing = (await fetchFunctions(subsectorId)).find(
      (roleFunction) => roleFunction.functionName === functionName,
    );
    return existing ?? addFunction.run({ body: { subsectorId, functionName } });
  };
  const buildBody = async (values: RoleValues) => toBody(values, (await findOrCreateFunction(values)).functionId);

  const {
    form: { getValues, setValue, register },
    set,
    checkName,
    ...namedForm
  } = useNamedForm<Role, RoleValues, RoleValues>({
    name: `role ${role?.roleId ?? 'new'}`,
    what: 'this role',
    subject: role?.roleName ?? 'a new industry role',
    noun: 'Role',
    record: role,
    empty: EMPTY,
    defaults: role ? toValues(role) : EMPTY,
    toValue: toValues,
    read: ({ roleId }) => request(getRole, { params: { roleId }, query: { ownTexts: true } }),
    labels: LABELS,
    fields: FIELDS,
    aliases: ALIASES,
    resolver: zodResolver(RoleFields, { error: describeIssue }),
    nameField: 'roleName',
    nameKey,
    error: { roleName: { type: 'taken', message: 'This role already exists' } },
    isTaken: ({ roleName, ...place }) => isNameTaken(roleName.trim(), place, role?.roleId),
    idOf: ({ roleId }) => roleId,
    nameOf: ({ roleName }) => roleName,
    status: ({ roleStatus }) => roleStatus,
    editPath: (roleId) => `/role/edit/${roleId}`,
    create: async (values) => create.run({ body: { ...(await buildBody(values)), sourceId: values.sourceId } }),
    update: async ({ roleId, rev }, values) =>
      update.run({ params: { roleId }, body: { ...(await buildBody(values)), rev } }),
    restore: ({ roleId }, body) => restore.run({ params: { roleId }, body }),
  });

  return {
    ...namedForm,
    set,
    text: (field: 'roleName' | 'roleDescription') =>
      register(field, {
        onBlur: () => {
          setValue(field, getValues(field).trim());
          if (field === 'roleName') checkName();
        },
      }),
    /** Sets source or department, and checks the name again: it must be unique within them. */
    setPlace: <F extends 'sourceId' | 'functionName'>(field: F, value: PathValue<RoleValues, F>) => {
      set(field, value);
      checkName();
    },
    /** Departments belong to an industry, so another industry clears the department. */
    chooseSubSector: (subsectorId: number) => {
      if (subsectorId === getValues('subsectorId')) return;
      set('subsectorId', subsectorId);
      setValue('functionName', '', { shouldDirty: true });
    },
    isSaving: create.isRunning || update.isRunning || addFunction.isRunning,
  };
}
export type RoleFormState = ReturnType<typeof useRoleForm>;
