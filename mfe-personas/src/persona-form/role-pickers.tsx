import {
  listFunctions,
  listLeadershipRoles,
  listSubSectors,
  type RoleSummary,
  SUB_SECTOR_WORDS,
  SubSectorType,
  searchRoles,
} from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useCall, useCallPages } from '@skills-architect/portal-kit';
import { Button, Panel, RadioGroup, Stack } from '@skills-architect/ui-kit';
import { Picker, pickerState } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { comparePath } from '../compare-roles/compare-path';
import type { ChosenRole } from './form-values';
import type { PersonaEditorState } from './use-persona-editor';

const ANY = 'Any';
const PAGE = 30;

const toOption = (id: number, label: string) => ({ value: String(id), label });

export interface RolePickersProps {
  editor: PersonaEditorState;
  clientId: number;
  /** The role the persona has by now. */
  start: ChosenRole | undefined;
}

const subSectorType = (id: number | string | undefined): SubSectorType =>
  Number(id) === SubSectorType.Function ? SubSectorType.Function : SubSectorType.Industry;

/** Matching Industry Role: the place narrows the roles that can be chosen. */
export function RolePickers({ editor, clientId, start }: RolePickersProps) {
  const [type, setType] = useState(subSectorType(start?.subsectorTypeId));
  const [subsectorId, setSubsectorId] = useState(start?.subsectorId);
  const [functionId, setFunctionId] = useState(start?.functionId);
  const [role, setRole] = useState<ChosenRole | undefined>(start);
  const subSectors = useCall(listSubSectors, { query: { clientId } });
  const functions = useCall(
    listFunctions,
    subsectorId === undefined ? undefined : { query: { clientId, subSectorIds: [subsectorId] } },
  );
  /** A role of another place is not what is looked for any more. */
  const forget = () => {
    setRole(undefined);
    editor.setValue('industryRoleId', null, { shouldDirty: true });
  };
  const { one: place, part: unit } = SUB_SECTOR_WORDS[type];
  const places = (subSectors.data?.subSectors ?? [])
    .filter(({ subsectorTypeId }) => subsectorTypeId === type)
    .map((one) => toOption(one.subsectorId, one.subsector));
  // The role may stand in a place that the client's sources no longer offer: it is shown all the same.
  const placeOfStart = start && toOption(start.subsectorId, start.subsector);
  const unitOfStart = start && toOption(start.functionId, start.functionName);
  const units = (functions.data?.functions ?? []).map((one) => toOption(one.functionId, one.functionName));

  return (
    <Panel
      title="Matching Industry Role"
      actions={
        <Button
          icon="columns"
          disabledReason={role ? undefined : 'Choose an industry role first'}
          onClick={() => role && navigate(comparePath(clientId, role))}
        >
          Compare Role
        </Button>
      }
    >
      <Stack gap="5">
        <RadioGroup
          label="Limit to"
          inRow
          name="subsector-type"
          options={Object.values(SubSectorType).map((one) => ({
            value: String(one),
            label: SUB_SECTOR_WORDS[one].one,
          }))}
          value={String(type)}
          onChange={({ target }) => {
            setType(subSectorType(target.value));
            setSubsectorId(undefined);
            setFunctionId(undefined);
            forget();
          }}
        />
        <Picker
          label={place}
          placeholder={ANY}
          options={places}
          value={[...places, placeOfStart].find((one) => one?.value === String(subsectorId)) ?? null}
          onChange={(option) => {
            setSubsectorId(option ? Number(option.value) : undefined);
            setFunctionId(undefined);
            forget();
          }}
          clearable
          {...pickerState(subSectors)}
        />
        <Picker
          label={unit}
          placeholder={ANY}
          options={units}
          value={[...units, unitOfStart].find((one) => one?.value === String(functionId)) ?? null}
          onChange={(option) => {
            setFunctionId(option ? Number(option.value) : undefined);
            forget();
          }}
          disabledReason={subsectorId === undefined ? `Choose the ${place.toLowerCase()} first` : undefined}
          clearable
          {...pickerState(functions)}
        />
        <RolePicker
          editor={editor}
          clientId={clientId}
          chosen={role}
          onChoose={setRole}
          subsectorId={subsectorId}
          functionId={functionId}
        />
        <LeadershipPicker editor={editor} />
      </Stack>
    </Panel>
  );
}

interface RolePickerProps extends Omit<RolePickersProps, 'start'> {
  chosen: ChosenRole | undefined;
  onChoose: (role: RoleSummary | undefined) => void;
  subsectorId: number | undefined;
  functionId: number | undefined;
}

function RolePicker({ editor, clientId, chosen, onChoose, subsectorId, functionId }: RolePickerProps) {
  const [text, setText] = useState('');
  const { field } = useController({ control: editor.control, name: 'industryRoleId' });
  const narrowed = {
    ...(text && { roleName: text }),
    ...(subsectorId !== undefined && { subSectorIds: [subsectorId] }),
    ...(functionId !== undefined && { functionIds: [functionId] }),
  };
  const roles = useCallPages(searchRoles, {
    key: narrowed,
    rows: (answer) => answer.roles,
    total: (answer) => answer.total,
    input: (offset) => ({
      body: { ...narrowed, clientId, roleStatuses: [LibraryStatus.Published], pagesize: PAGE, offset },
    }),
  });
  const options = roles.rows.map((role) => ({ ...toOption(role.roleId, role.roleName), hint: role.functionName }));
  return (
    <Picker
      label="Industry Role"
      required
      placeholder={ANY}
      error={editor.fieldError('industryRoleId')}
      options={options}
      onSearch={setText}
      loadMore={roles.hasMore ? roles.more : undefined}
      value={chosen ? toOption(chosen.roleId, chosen.roleName) : null}
      onChange={(option) => {
        const role = roles.rows.find((one) => String(one.roleId) === option?.value);
        onChoose(role);
        field.onChange(role?.roleId ?? null);
        if (role?.leadershipRole)
          editor.setValue('leadershipRoleId', role.leadershipRole.leadershipRoleId, { shouldDirty: true });
      }}
      onBlur={field.onBlur}
      clearable
      {...pickerState(roles)}
    />
  );
}

function LeadershipPicker({ editor }: { editor: PersonaEditorState }) {
  const leadership = useCall(listLeadershipRoles, {});
  const { field } = useController({ control: editor.control, name: 'leadershipRoleId' });
  const options = (leadership.data?.leadershipRoles ?? []).map((one) =>
    toOption(one.leadershipRoleId, one.leadershipRoleName),
  );
  return (
    <Picker
      label="Leadership Role"
      placeholder={ANY}
      options={options}
      value={options.find(({ value }) => value === String(field.value)) ?? null}
      onChange={(option) => field.onChange(option ? Number(option.value) : null)}
      onBlur={field.onBlur}
      clearable
      {...pickerState(leadership)}
    />
  );
}
