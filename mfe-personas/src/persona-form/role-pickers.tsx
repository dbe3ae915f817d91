import { bulkImportEnabled } from '@skills-architect/contracts/personas';
import {
  listFunctions,
  listLeadershipRoles,
  listSubSectors,
  type RoleSummary,
  SUB_SECTOR_WORDS,
  SubSectorType,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { nameHint, toSubSectorOptions } from '@skills-architect/library-kit';
import { Link, navigate, useCall } from '@skills-architect/portal-kit';
import { Button, Panel, RadioGroup, Stack, TextLink } from '@skills-architect/ui-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { ChosenRole } from '../industry-role/chosen-role';
import { comparePath } from '../industry-role/compare-path';
import { IndustryRolePicker } from '../industry-role/industry-role-picker';
import { toChosenRole } from './form-values';
import { RoleSuggestions } from './role-suggestions';
import type { PersonaEditorState } from './use-persona-editor';

const ANY = 'Any';
const NO_ROLE_YET = 'No industry role yet: skills cannot be suggested until one is chosen';

const toOption = (id: number, label: string, language?: string) => ({
  value: String(id),
  label,
  hint: nameHint(language),
});

export interface RolePickersProps {
  editor: PersonaEditorState;
  clientId: number;
  /** The persona's current role. */
  start: ChosenRole | undefined;
}

const subSectorType = (id: number | string | undefined): SubSectorType =>
  Number(id) === SubSectorType.Function ? SubSectorType.Function : SubSectorType.Industry;

/** Matching Industry Role: industry and department filter the roles. */
export function RolePickers({ editor, clientId, start }: RolePickersProps) {
  const [type, setType] = useState(subSectorType(start?.subsectorTypeId));
  const [subsectorId, setSubsectorId] = useState(start?.subsectorId);
  const [functionId, setFunctionId] = useState(start?.functionId);
  const [role, setRole] = useState<ChosenRole | undefined>(start);
  const subSectors = useCall(listSubSectors, { query: { clientId } });
  const sources = useCall(listSources, {});
  const functions = useCall(
    listFunctions,
    subsectorId === undefined ? undefined : { query: { clientId, subSectorIds: [subsectorId] } },
  );
  const choose = (next: RoleSummary | undefined) => {
    setRole(next);
    editor.setValue('industryRole', next ? toChosenRole(next) : null);
    editor.setValue('industryRoleId', next?.roleId ?? null, { shouldDirty: true, shouldValidate: next !== undefined });
    if (next?.leadershipRole)
      editor.setValue('leadershipRoleId', next.leadershipRole.leadershipRoleId, { shouldDirty: true });
  };
  /** For a changed filter: the chosen role may be outside of it. */
  const clearRole = () => choose(undefined);
  /** Chooses a suggested role, and sets the pickers of type, sub-sector and function to those of the role. */
  const chooseSuggested = (next: RoleSummary | undefined) => {
    choose(next);
    if (!next) return;
    setType(subSectorType(next.subsectorTypeId));
    setSubsectorId(next.subsectorId);
    setFunctionId(next.functionId);
  };
  const { one: subSectorLabel, part: functionLabel } = SUB_SECTOR_WORDS[type];
  const subSectorOptions = toSubSectorOptions(
    (subSectors.data?.subSectors ?? []).filter(({ subsectorTypeId }) => subsectorTypeId === type),
    sources.data?.sources ?? [],
  );
  // The client's sources may no longer offer the role's sub-sector; it is shown anyway.
  const startSubSector = start && { value: start.subsectorId, label: start.subsector };
  const startFunction = start && toOption(start.functionId, start.functionName);
  const functionOptions = (functions.data?.functions ?? []).map((roleFunction) =>
    toOption(roleFunction.functionId, roleFunction.functionName, roleFunction.functionLanguage),
  );

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
          options={Object.values(SubSectorType).map((subSectorType) => ({
            value: String(subSectorType),
            label: SUB_SECTOR_WORDS[subSectorType].one,
          }))}
          value={String(type)}
          onChange={({ target }) => {
            setType(subSectorType(target.value));
            setSubsectorId(undefined);
            setFunctionId(undefined);
            clearRole();
          }}
        />
        <RoleSuggestions
          editor={editor}
          clientId={clientId}
          subSectors={subSectors.data?.subSectors ?? []}
          chosenId={role?.roleId}
          onChoose={chooseSuggested}
        />
        <Picker
          label={subSectorLabel}
          placeholder={ANY}
          options={subSectorOptions}
          value={[...subSectorOptions, startSubSector].find((option) => option?.value === subsectorId) ?? null}
          onChange={(option) => {
            setSubsectorId(option ? Number(option.value) : undefined);
            setFunctionId(undefined);
            clearRole();
          }}
          clearable
          {...toPickerProps(subSectors)}
        />
        <Picker
          label={functionLabel}
          placeholder={ANY}
          options={functionOptions}
          value={[...functionOptions, startFunction].find((option) => option?.value === String(functionId)) ?? null}
          onChange={(option) => {
            setFunctionId(option ? Number(option.value) : undefined);
            clearRole();
          }}
          disabledReason={subsectorId === undefined ? `Choose the ${subSectorLabel.toLowerCase()} first` : undefined}
          clearable
          {...toPickerProps(functions)}
        />
        <RolePicker
          editor={editor}
          clientId={clientId}
          chosen={role}
          onChoose={choose}
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

/** The form needs an industry role; only an import makes drafts without one. */
function WithoutRole() {
  return (
    <>
      No role fits?{' '}
      <TextLink asChild>
        <Link to="/personas?create=zip">Upload the job description in bulk</Link>
      </TextLink>{' '}
      instead: there it can become a draft without a role.
    </>
  );
}

function RolePicker({ editor, chosen, onChoose, ...filter }: RolePickerProps) {
  const { field } = useController({ control: editor.control, name: 'industryRoleId' });
  const needsRole = !chosen && !editor.lacksRole;
  const bulk = useCall(bulkImportEnabled, needsRole ? { query: { clientId: filter.clientId } } : undefined);
  const noRole = needsRole ? bulk.data?.enabled && <WithoutRole /> : NO_ROLE_YET;
  return (
    <IndustryRolePicker
      {...filter}
      required={!editor.lacksRole}
      help={chosen ? undefined : noRole}
      placeholder={ANY}
      error={editor.fieldError('industryRoleId')}
      value={chosen ?? null}
      onChange={(role) => onChoose(role ?? undefined)}
      onBlur={field.onBlur}
      clearable
    />
  );
}

function LeadershipPicker({ editor }: { editor: PersonaEditorState }) {
  const leadership = useCall(listLeadershipRoles, {});
  const { field } = useController({ control: editor.control, name: 'leadershipRoleId' });
  const options = (leadership.data?.leadershipRoles ?? []).map((leadershipRole) =>
    toOption(leadershipRole.leadershipRoleId, leadershipRole.leadershipRoleName),
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
      {...toPickerProps(leadership)}
    />
  );
}
