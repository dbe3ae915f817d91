import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE = 30;

interface RoleChoiceProps {
  value: Pick<RoleSummary, 'roleId' | 'roleName'>;
  onChange: (role: Pick<RoleSummary, 'roleId' | 'roleName'>) => void;
}

/** Finds the role that gets the skill; options show the department, because names are not unique. */
export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  const [text, setText] = useState('');
  const found = useCallPages(searchRoles, {
    key: text,
    rows: (answer): RoleSummary[] => answer.roles,
    total: (answer) => answer.total,
    input: (offset) => ({ body: { ...(text && { roleName: text }), pagesize: PAGE, offset } }),
  });
  return (
    <Picker
      label="Industry Role"
      hideLabel
      placeholder="Choose a role"
      options={found.rows.map(({ roleId, roleName, functionName }) => ({
        value: roleId,
        label: roleName,
        hint: functionName,
      }))}
      value={value.roleId ? { value: value.roleId, label: value.roleName } : null}
      onChange={(chosen) => onChange({ roleId: Number(chosen?.value ?? 0), roleName: chosen?.label ?? '' })}
      onSearch={setText}
      {...toPagedPickerProps(found)}
    />
  );
}
