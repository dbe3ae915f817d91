import { listLeadershipRoles } from '@skills-architect/contracts/roles';
import { useCall } from '@skills-architect/portal-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';

interface LeadershipPickerProps {
  value: number;
  onChange: (leadershipRoleId: number) => void;
  required?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  error?: string | undefined;
}

/** Chooses a leadership role; 0 means none. */
export function LeadershipPicker({ value, onChange, ...field }: LeadershipPickerProps) {
  const leadershipRoles = useCall(listLeadershipRoles, {});
  const options = (leadershipRoles.data?.leadershipRoles ?? []).map((leadershipRole) => ({
    value: leadershipRole.leadershipRoleId,
    label: leadershipRole.leadershipRoleName,
  }));
  return (
    <Picker
      label="Leadership Role"
      clearable={false}
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(chosen) => onChange(Number(chosen?.value ?? 0))}
      {...field}
      {...toPickerProps(leadershipRoles)}
    />
  );
}
