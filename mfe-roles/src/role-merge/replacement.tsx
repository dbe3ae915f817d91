import type { MergePreview } from '@skills-architect/contracts';
import { type FoundRole, previewRoleMerge, type Role, searchRoles } from '@skills-architect/contracts/roles';
import { Replacement } from '@skills-architect/library-kit';
import { useCall, useCallPages } from '@skills-architect/portal-kit';
import { type PickerOption, toPagedPickerProps } from '@skills-architect/ui-kit/extra';
import { useEffect, useState } from 'react';

/** Number of roles with a similar name that are offered first, the role itself among them. */
const SIMILAR = 6;

interface RoleReplacementProps {
  role: Pick<Role, 'roleId' | 'roleName'>;
  mergesNames: boolean;
  onMergesNames?: (mergesNames: boolean) => void;
  onChange: (preview: MergePreview | undefined) => void;
}

/** The two roles are compared by their own names, not by translated ones. */
const OWN_TEXTS = { ownTexts: true };

/** Chooses the role that replaces another; roles with a similar name are listed first. */
export function RoleReplacement({ role: { roleId, roleName }, onChange, ...rest }: RoleReplacementProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<PickerOption | null>(null);
  const similar = useCall(searchRoles, { body: { roleName, pagesize: SIMILAR }, query: OWN_TEXTS });
  const found = useCallPages(searchRoles, {
    key: text,
    input: (offset) => ({ body: { roleName: text || undefined, offset }, query: OWN_TEXTS }),
    rows: ({ roles }) => roles,
    total: ({ total }) => total,
  });
  const preview = useCall(
    previewRoleMerge,
    chosen ? { params: { roleId }, query: { intoId: Number(chosen.value) } } : undefined,
  );
  useEffect(() => onChange(chosen ? preview.data : undefined), [chosen, preview.data, onChange]);
  const toOptions = (roles: readonly FoundRole[]) => roles.filter((role) => role.roleId !== roleId).map(toOption);
  return (
    <Replacement
      {...rest}
      noun="role"
      similar={text ? [] : toOptions(similar.data?.roles ?? [])}
      others={toOptions(found.rows)}
      onSearch={setText}
      value={chosen}
      onChange={setChosen}
      preview={preview}
      {...toPagedPickerProps(found)}
    />
  );
}

/** Names are not unique, so the option also shows source and department. */
const toOption = ({ roleId, roleName, source, functionName }: FoundRole): PickerOption => ({
  value: roleId,
  label: roleName,
  hint: [source, functionName].filter(Boolean).join(' · '),
});
