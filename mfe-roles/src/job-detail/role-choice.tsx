import { type JobRoleOption, listJobPlaces, listJobRoles } from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { nameHint, toSubSectorOptions } from '@skills-architect/library-kit';
import { useCall, useCallPages } from '@skills-architect/portal-kit';
import { Box } from '@skills-architect/ui-kit';
import { Picker, toPagedPickerProps, toPickerProps } from '@skills-architect/ui-kit/extra';
import { type KeyboardEvent, type RefObject, useState } from 'react';

interface RoleChoiceProps {
  value: JobRoleOption | null;
  onChange: (role: JobRoleOption | null) => void;
  /** Container of the role picker, used to focus it. */
  rolePicker: RefObject<HTMLDivElement | null>;
}

/** Removes the focus on Escape when the list is closed, because page shortcuts do not work in a text field. */
const leaveOnEscape = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement && target.getAttribute('aria-expanded') !== 'true')
    target.blur();
};

/** Finds an industry role by industry or function, department or track, and name. */
export function RoleChoice({ value, onChange, rolePicker }: RoleChoiceProps) {
  const [subSectorId, setSubSector] = useState(0);
  const [functionId, setFunction] = useState(0);
  const [roleName, setRoleName] = useState('');
  const places = useCall(listJobPlaces, { query: { ...(subSectorId && { subSectorId }) } }, { keepPreviousData: true });
  const sources = useCall(listSources, {});
  const filter = {
    ...(subSectorId && { subSectorId }),
    ...(functionId && { functionId }),
    ...(roleName && { roleName }),
  };
  const found = useCallPages(listJobRoles, {
    key: filter,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input: (offset) => ({ query: { ...filter, offset } }),
  });
  const subSectorOptions = toSubSectorOptions(places.data?.subSectors ?? [], sources.data?.sources ?? []);
  const functionOptions = (places.data?.functions ?? []).map((option) => ({
    value: option.functionId,
    label: option.functionName,
    hint: nameHint(option.functionLanguage),
  }));
  return (
    <>
      <Picker
        label="Function/Industry"
        placeholder="Any"
        options={subSectorOptions}
        value={subSectorOptions.find((option) => option.value === subSectorId) ?? null}
        onChange={(option) => {
          setSubSector(Number(option?.value ?? 0));
          setFunction(0);
        }}
        {...toPickerProps(places)}
      />
      <Picker
        label="Department/Track"
        placeholder="Any"
        options={functionOptions}
        value={functionOptions.find((option) => option.value === functionId) ?? null}
        onChange={(option) => setFunction(Number(option?.value ?? 0))}
        disabledReason={subSectorId ? undefined : 'Choose a function or industry first'}
        {...toPickerProps(places)}
      />
      <Box ref={rolePicker} onKeyDown={leaveOnEscape}>
        <Picker
          label="Industry Role"
          placeholder="Search a role"
          options={found.rows.map((role) => ({
            value: role.roleId,
            label: role.roleName,
            hint: nameHint(role.nameLanguage),
          }))}
          value={value && { value: value.roleId, label: value.roleName }}
          onChange={(option) => onChange(option && { roleId: Number(option.value), roleName: option.label })}
          onSearch={setRoleName}
          {...toPagedPickerProps(found)}
        />
      </Box>
    </>
  );
}
