import type { RoleSummary } from '@skills-architect/contracts/roles';
import { Picker, type PickerProps } from '@skills-architect/ui-kit/extra';
import { type RoleSearch, useRoleSearch } from './use-role-search';

type ForwardedProps = Pick<
  PickerProps,
  'label' | 'hideLabel' | 'placeholder' | 'help' | 'required' | 'error' | 'disabledReason' | 'clearable' | 'onBlur'
>;

/** While `sourceIds` is empty the source is not known yet, and nothing is searched. */
interface IndustryRolePickerProps extends Partial<ForwardedProps>, Omit<RoleSearch, 'isWaiting'> {
  value: Pick<RoleSummary, 'roleId' | 'roleName'> | null;
  onChange: (role: RoleSummary | null) => void;
}

/** Finds a published industry role by name; used by the persona form and the comparison. */
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
  const isWaiting = pickerProps.disabledReason !== undefined || sourceIds?.length === 0;
  const search = useRoleSearch({ clientId, subsectorId, functionId, sourceIds, isWaiting });
  return (
    <Picker
      {...pickerProps}
      label={label}
      options={search.options}
      value={value && { value: value.roleId, label: value.roleName }}
      onChange={(option) => onChange(search.find(option) ?? null)}
      {...search.searchProps}
      {...(sourceIds?.length === 0 && { loading: true })}
    />
  );
}
