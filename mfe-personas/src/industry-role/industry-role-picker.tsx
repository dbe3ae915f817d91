import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { nameHint } from '@skills-architect/library-kit';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, type PickerProps, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE_SIZE = 30;

type ForwardedProps = Pick<
  PickerProps,
  'label' | 'hideLabel' | 'placeholder' | 'required' | 'error' | 'disabledReason' | 'clearable' | 'onBlur'
>;

interface IndustryRolePickerProps extends Partial<ForwardedProps> {
  /** Limits the roles to the client's sources, sub-sectors and functions. */
  clientId?: number;
  subsectorId?: number;
  functionId?: number;
  /** Sources to search; an empty list disables the search until the source is known. */
  sourceIds?: readonly number[];
  value: Pick<RoleSummary, 'roleId' | 'roleName'> | null;
  onChange: (role: RoleSummary | null) => void;
}

/** Finds a published industry role by name; used by the persona form, the role selection and the comparison. */
export function IndustryRolePicker({
  clientId,
  subsectorId,
  functionId,
  sourceIds,
  value,
  onChange,
  label = 'Industry Role',
  ...pickerProps
}: IndustryRolePickerProps) {
  const [text, setText] = useState('');
  const filter = {
    ...(text && { roleName: text }),
    ...(subsectorId && { subSectorIds: [subsectorId] }),
    ...(functionId && { functionIds: [functionId] }),
    ...(sourceIds?.length && { sourceIds: [...sourceIds] }),
    ...(clientId !== undefined && { clientId }),
  };
  const isWaiting = pickerProps.disabledReason !== undefined || sourceIds?.length === 0;
  const found = useCallPages(searchRoles, {
    key: filter,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input: isWaiting
      ? undefined
      : (offset) => ({ body: { ...filter, roleStatuses: [LibraryStatus.Published], pagesize: PAGE_SIZE, offset } }),
  });
  return (
    <Picker
      {...pickerProps}
      label={label}
      options={found.rows.map((role) => ({
        value: role.roleId,
        label: role.roleName,
        hint: nameHint(role.nameLanguage, functionId ? undefined : role.functionName),
      }))}
      value={value && { value: value.roleId, label: value.roleName }}
      onChange={(option) => onChange(found.rows.find((role) => role.roleId === option?.value) ?? null)}
      onSearch={setText}
      {...toPagedPickerProps(found)}
      {...(sourceIds?.length === 0 && { loading: true })}
    />
  );
}
