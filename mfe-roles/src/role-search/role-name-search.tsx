import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { useCallPages } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { SuggestBox } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

const SUGGESTIONS = 30;

interface RoleNameSearchProps {
  /** What is searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** The role's name, with suggestions from the library while somebody types. */
export function RoleNameSearch({ text, onSearch }: RoleNameSearchProps) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  const [looked, setLooked] = useState('');
  if (text !== given) {
    setGiven(text);
    setTyped(text);
  }
  const found = useCallPages(searchRoles, {
    key: looked,
    input: looked ? (offset) => ({ body: { roleName: looked, pagesize: SUGGESTIONS, offset } }) : undefined,
    rows: (answer): RoleSummary[] => answer.roles,
    total: (answer) => answer.total,
  });
  return (
    <>
      <SuggestBox
        label="Role name"
        value={typed}
        onChange={setTyped}
        onSearch={setLooked}
        onSubmit={onSearch}
        options={looked ? namesOf(found.rows) : []}
        loadMore={found.hasMore ? found.more : undefined}
        loading={found.isLoading || found.isRefreshing}
        loadError={found.error?.message}
        noOptions="Search results are not found"
      />
      <Button variant="primary" onClick={() => onSearch(typed)}>
        Search
      </Button>
    </>
  );
}

/** Sources and departments share names; one suggestion searches for all of them. */
const namesOf = (roles: readonly RoleSummary[]) =>
  [...new Map(roles.map((role) => [role.roleName.toLocaleLowerCase(), role])).values()].map(
    ({ roleId, roleName, functionName }) => ({ value: roleId, label: roleName, hint: functionName }),
  );
