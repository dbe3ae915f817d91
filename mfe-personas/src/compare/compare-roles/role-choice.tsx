import {
  compareSubSectors,
  listFunctions,
  type RoleSummary,
  SUB_SECTOR_WORDS,
} from '@skills-architect/contracts/roles';
import { CareerButton, nameHint } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Button, HStack, IconButton, Stack, Text } from '@skills-architect/ui-kit';
import { Picker, type PickerOption, toPickerProps } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { IndustryRolePicker } from '../../industry-role/industry-role-picker';
import { isEmpty, type RoleColumn } from './column-rules';
import type { RoleComparisonState } from './use-role-comparison';

/** The selected option, also when it is missing from the options: the role may be outside the client's filter. */
const selectedOption = (id: number, options: readonly PickerOption[], otherName: string): PickerOption | null =>
  id ? (options.find(({ value }) => value === id) ?? { value: id, label: otherName }) : null;

/** The name of a selection that is not among the options: of the role's record, or why there is none. */
const nameOf = (name: string | undefined, isLoading: boolean) => name ?? (isLoading ? 'Loading' : 'Not available');

interface RoleChoiceProps {
  index: number;
  column: RoleColumn;
  clientId: number | undefined;
  comparison: RoleComparisonState;
  /** The role of this column, once loaded. */
  role: RoleSummary | undefined;
  /** Opens the role's description; undefined without a role. */
  onRead: (() => void) | undefined;
}

/** Selects the role of one column: industry or function, department or track, role. */
export function RoleChoice({ index, column, clientId, comparison, role, onRead }: RoleChoiceProps) {
  const { columns, source, isReading } = comparison;
  const { subsectorId, functionId } = column;
  /** The selected role until its full record is loaded. */
  const [picked, setPicked] = useState<RoleSummary>();
  const shownName = (roleId: number) =>
    nameOf([role, picked].find((known) => known?.roleId === roleId)?.roleName, isReading);
  const { sourceId, subSectors } = source;
  const functions = useCall(
    listFunctions,
    subsectorId ? { query: { subSectorIds: [subsectorId], ...(clientId !== undefined && { clientId }) } } : undefined,
  );
  const subSectorOptions = (subSectors.data?.subSectors ?? [])
    .filter((subSector) => sourceId !== undefined && subSector.sourceIds.includes(sourceId))
    .sort(compareSubSectors)
    .map((subSector) => ({
      value: subSector.subsectorId,
      label: subSector.subsector,
      hint: nameHint(subSector.subsectorLanguage),
      group: SUB_SECTOR_WORDS[subSector.subsectorTypeId].several,
    }));
  const functionOptions = (functions.data?.functions ?? []).map((option) => ({
    value: option.functionId,
    label: option.functionName,
    hint: nameHint(option.functionLanguage),
  }));
  const hasNext = index < columns.length - 1;
  return (
    <Stack gap="2" role="group" aria-label={`Role ${index + 1}`}>
      <HStack gap="1" justify="space-between" minH="7">
        <Text fontWeight="medium" color="fg.muted">{`Role ${index + 1}`}</Text>
        <HStack gap="1">
          {hasNext && (
            <IconButton
              icon="equal"
              size="sm"
              label={`Copy industry and department of role ${index + 1} to role ${index + 2}`}
              disabledReason={subsectorId ? undefined : 'Choose an industry or function first'}
              onClick={() => comparison.copy(index)}
            />
          )}
          <IconButton
            icon="close"
            size="sm"
            label={`Reset role ${index + 1}`}
            disabledReason={isEmpty(column) ? 'Nothing is chosen' : undefined}
            onClick={() => comparison.reset(index)}
          />
        </HStack>
      </HStack>
      <Picker
        label="Industry or Function"
        placeholder="Any"
        options={subSectorOptions}
        value={selectedOption(
          subsectorId,
          subSectorOptions,
          nameOf(role?.subsector, isReading || subSectors.isLoading),
        )}
        onChange={(option) => comparison.chooseSubSector(index, Number(option?.value ?? 0))}
        {...toPickerProps(subSectors)}
        loading={subSectors.isLoading || sourceId === undefined}
      />
      <Picker
        label="Department or Track"
        placeholder="Any"
        options={functionOptions}
        value={selectedOption(
          functionId,
          functionOptions,
          nameOf(role?.functionName, isReading || functions.isLoading),
        )}
        onChange={(option) => comparison.chooseFunction(index, Number(option?.value ?? 0))}
        disabledReason={subsectorId ? undefined : 'Choose an industry or function first'}
        {...toPickerProps(functions)}
      />
      <IndustryRolePicker
        placeholder="Select Industry Role"
        clientId={clientId}
        subsectorId={subsectorId}
        functionId={functionId}
        sourceIds={sourceId === undefined ? [] : [sourceId]}
        value={column.roleId ? { roleId: column.roleId, roleName: shownName(column.roleId) } : null}
        onChange={(next) => {
          setPicked(next ?? undefined);
          comparison.chooseRole(index, next);
        }}
      />
      <Stack gap="0" fontSize="sm">
        <Text color="fg.muted">Leadership Role</Text>
        <Text>{role?.leadershipRole?.leadershipRoleName ?? 'N/A'}</Text>
      </Stack>
      <Button size="sm" onClick={onRead} disabledReason={onRead ? undefined : 'Choose an industry role first'}>
        View Roles & Responsibilities
      </Button>
      {role && <CareerButton role={role} size="sm" />}
    </Stack>
  );
}
