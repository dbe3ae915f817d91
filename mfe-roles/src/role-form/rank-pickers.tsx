import { SOURCES_FOR_NEW_ROLES } from '@skills-architect/contracts/roles';
import { LIBRARY_STATUS_NAMES, LibraryStatus, listSources, statusMenu } from '@skills-architect/contracts/skills';
import { useCall, useSession } from '@skills-architect/portal-kit';
import { Picker, pickerState } from '@skills-architect/ui-kit/extra';
import { LeadershipPicker } from '../leadership-role/leadership-picker';
import type { RoleFormState } from './use-role-form';

/** Leadership role, source and status. */
export function RankPickers({ form }: { form: RoleFormState }) {
  return (
    <>
      <LeadershipPicker
        required
        value={form.values.leadershipRoleId}
        onChange={(id) => form.set('leadershipRoleId', id)}
        error={form.fieldError('leadershipRoleId')}
      />
      <SourcePicker form={form} />
      <StatusPicker form={form} />
    </>
  );
}

function SourcePicker({ form }: { form: RoleFormState }) {
  const sources = useCall(listSources, {});
  const isKnown = form.record !== undefined;
  const options = (sources.data?.sources ?? [])
    .filter(({ sourceId }) => isKnown || SOURCES_FOR_NEW_ROLES.includes(sourceId))
    .map(({ sourceId, source }) => ({ value: sourceId, label: source }));
  return (
    <Picker
      label="Source"
      required
      clearable={false}
      disabledReason={isKnown ? 'The source of a role cannot be changed' : undefined}
      options={options}
      value={options.find(({ value }) => value === form.values.sourceId) ?? null}
      onChange={(chosen) => form.place('sourceId', Number(chosen?.value ?? 0))}
      error={form.fieldError('sourceId')}
      {...pickerState(sources)}
    />
  );
}

function StatusPicker({ form }: { form: RoleFormState }) {
  const { user } = useSession();
  const options = statusMenu(user.userType).map((value) => ({ value, label: LIBRARY_STATUS_NAMES[value] }));
  return (
    <Picker
      label="Status"
      required
      clearable={false}
      options={options}
      value={options.find(({ value }) => value === form.values.roleStatus) ?? null}
      onChange={(chosen) => {
        const status = Object.values(LibraryStatus).find((one) => one === chosen?.value);
        if (status) form.set('roleStatus', status);
      }}
      error={form.fieldError('roleStatus')}
    />
  );
}
