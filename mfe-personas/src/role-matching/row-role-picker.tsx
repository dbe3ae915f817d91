import { searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, type PickerOption, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import type { RowRole } from './selection-rules';

const PAGE = 30;

interface RowRolePickerProps {
  clientId: number;
  /** Whose role is searched for. */
  persona: string;
  /** The role that was found, when the chosen one is none of the suggestions. */
  value: RowRole | undefined;
  disabledReason?: string;
  onChange: (role: RowRole | null) => void;
}

/** Finds a role in the library of the client's sources. */
export function RowRolePicker({ clientId, persona, value, disabledReason, onChange }: RowRolePickerProps) {
  const [roleName, setRoleName] = useState('');
  const found = useCallPages(searchRoles, {
    key: roleName,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input: disabledReason
      ? undefined
      : (offset) => ({ body: { roleName, clientId, roleStatuses: [LibraryStatus.Published], pagesize: PAGE, offset } }),
  });
  const options = found.rows.map(
    ({ roleId, roleName: label, functionName }): PickerOption => ({ value: roleId, label, hint: functionName }),
  );
  return (
    <Picker
      label={`Search an industry role for ${persona}`}
      hideLabel
      placeholder="Search"
      value={value ? { value: value.roleId, label: value.roleName } : null}
      onChange={(option) => onChange(option && { roleId: Number(option.value), roleName: option.label })}
      options={options}
      onSearch={setRoleName}
      {...pagesState(found)}
      disabledReason={disabledReason}
    />
  );
}
