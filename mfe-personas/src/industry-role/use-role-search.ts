import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { nameHint } from '@skills-architect/library-kit';
import { useCallPages } from '@skills-architect/portal-kit';
import { type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const PAGE_SIZE = 30;

export interface RoleSearch {
  /** Limits the roles to the client's sources, sub-sectors and functions. */
  clientId?: number | undefined;
  subsectorId?: number | undefined;
  functionId?: number | undefined;
  /** Sources to search. */
  sourceIds?: readonly number[] | undefined;
  /** Sends no request while true. */
  isWaiting: boolean;
}

/** State of a picker that searches published industry roles by name. */
export function useRoleSearch({ clientId, subsectorId, functionId, sourceIds, isWaiting }: RoleSearch) {
  const [text, setText] = useState('');
  const filter = {
    ...(text && { roleName: text }),
    ...(subsectorId && { subSectorIds: [subsectorId] }),
    ...(functionId && { functionIds: [functionId] }),
    ...(sourceIds?.length && { sourceIds: [...sourceIds] }),
    ...(clientId !== undefined && { clientId }),
  };
  const found = useCallPages(searchRoles, {
    key: filter,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input: isWaiting
      ? undefined
      : (offset) => ({ body: { ...filter, roleStatuses: [LibraryStatus.Published], pagesize: PAGE_SIZE, offset } }),
  });
  const toOption = (role: RoleSummary): PickerOption => ({
    value: role.roleId,
    label: role.roleName,
    hint: nameHint(role.nameLanguage, functionId ? undefined : role.functionName),
  });
  return {
    /** The typed search text that `options` belong to. */
    text,
    options: found.rows.map(toOption),
    find: (option: PickerOption | null) => found.rows.find((role) => role.roleId === option?.value),
    searchProps: { ...toPagedPickerProps(found), onSearch: setText },
  };
}
