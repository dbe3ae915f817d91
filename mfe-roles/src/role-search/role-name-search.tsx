import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { useCallPages } from '@skills-architect/portal-kit';
import { NameSearch, pagesState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const SUGGESTIONS = 30;

interface RoleNameSearchProps {
  /** The text searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** Search by role name, with suggestions from the library. */
export function RoleNameSearch({ text, onSearch }: RoleNameSearchProps) {
  const [looked, setLooked] = useState('');
  const found = useCallPages(searchRoles, {
    key: looked,
    input: looked ? (offset) => ({ body: { roleName: looked, pagesize: SUGGESTIONS, offset } }) : undefined,
    rows: (answer): RoleSummary[] => answer.roles,
    total: (answer) => answer.total,
  });
  return (
    <NameSearch
      label="Role name"
      text={text}
      onSearch={onSearch}
      onLook={setLooked}
      options={looked ? found.rows.map(toOption) : []}
      {...pagesState(found)}
    />
  );
}

const toOption = ({ roleId, roleName, functionName }: RoleSummary) => ({
  value: roleId,
  label: roleName,
  hint: functionName,
});
