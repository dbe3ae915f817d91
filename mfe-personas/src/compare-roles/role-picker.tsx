import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { useCallPages } from '@skills-architect/portal-kit';
import { Picker, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import type { RoleColumn } from './column-rules';

const PAGE = 30;

interface RolePickerProps {
  column: RoleColumn;
  clientId: number | undefined;
  sourceId: number | undefined;
  /** The chosen role, once it is known. */
  role: RoleSummary | undefined;
  isReading: boolean;
  onChange: (role: RoleSummary | null) => void;
}

/** The published roles of the source, narrowed by what is chosen above. */
export function RolePicker({ column, clientId, sourceId, role, isReading, onChange }: RolePickerProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<RoleSummary>();
  const { subsectorId, functionId, roleId } = column;
  const narrowed = {
    ...(text && { roleName: text }),
    ...(subsectorId && { subSectorIds: [subsectorId] }),
    ...(functionId && { functionIds: [functionId] }),
    ...(clientId !== undefined && { clientId }),
  };
  const found = useCallPages(searchRoles, {
    key: narrowed,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input:
      sourceId === undefined
        ? undefined
        : (offset) => ({
            body: {
              ...narrowed,
              sourceIds: [sourceId],
              roleStatuses: [LibraryStatus.Published],
              pagesize: PAGE,
              offset,
            },
          }),
  });
  const name = [role, picked].find((one) => one?.roleId === roleId)?.roleName;
  return (
    <Picker
      label="Industry Role"
      placeholder="Select Industry Role"
      options={found.rows.map((one) => ({
        value: one.roleId,
        label: one.roleName,
        ...(!functionId && { hint: one.functionName }),
      }))}
      value={roleId ? { value: roleId, label: name ?? (isReading ? 'Loading' : 'Not available') } : null}
      onChange={(option) => {
        const next = found.rows.find((one) => one.roleId === option?.value) ?? null;
        setPicked(next ?? undefined);
        onChange(next);
      }}
      onSearch={setText}
      {...pagesState(found)}
      {...(sourceId === undefined && { loading: true })}
    />
  );
}
