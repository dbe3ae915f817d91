import { type RoleSummary, searchRoles } from '@skills-architect/contracts/roles';
import { useNameSuggestions } from '@skills-architect/library-kit';
import { NameSearch } from '@skills-architect/ui-kit/extra';

interface RoleNameSearchProps {
  /** The text searched for. */
  text: string;
  onSearch: (text: string) => void;
}

/** Search by role name, with suggestions from the library. */
export function RoleNameSearch(props: RoleNameSearchProps) {
  const { suggestions } = useNameSuggestions(searchRoles, {
    input: (roleName, page) => ({ body: { roleName, ...page } }),
    rows: ({ roles }) => roles,
    total: ({ total }) => total,
    toOption,
  });
  return <NameSearch {...props} label="Role name" {...suggestions} />;
}

const toOption = ({ roleId, roleName, functionName }: RoleSummary) => ({
  value: roleId,
  label: roleName,
  hint: functionName,
});
