import {
  listFunctions,
  listOccupations,
  listSubSectors,
  SUB_SECTOR_WORDS,
  SubSectorType,
} from '@skills-architect/contracts/roles';
import { listSources } from '@skills-architect/contracts/skills';
import { NamePicker, toSubSectorOptions } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';
import type { RoleFormState } from './use-role-form';

/** Shown while no library has been imported. */
const NO_INDUSTRIES = 'There are no industries yet. Import a library to add them.';

/** Industry and department, named after the type of the sub-sector, and the occupation. */
export function PlacePickers({ form }: { form: RoleFormState }) {
  const { subsectorId } = form.values;
  const subSectors = useCall(listSubSectors, { query: { ownTexts: true } });
  const sources = useCall(listSources, {});
  const subSectorList = subSectors.data?.subSectors ?? [];
  const type =
    subSectorList.find((subsector) => subsector.subsectorId === subsectorId)?.subsectorTypeId ?? SubSectorType.Industry;
  const words = SUB_SECTOR_WORDS[type];
  const options = toSubSectorOptions(subSectorList, sources.data?.sources ?? []);
  return (
    <>
      <Picker
        label={words.one}
        required
        clearable={false}
        options={options}
        value={options.find(({ value }) => value === subsectorId) ?? null}
        onChange={(chosen) => form.chooseSubSector(Number(chosen?.value ?? 0))}
        error={form.fieldError('subsectorId')}
        noOptions={subSectorList.length ? undefined : NO_INDUSTRIES}
        {...toPickerProps(subSectors)}
      />
      <FunctionPicker form={form} label={words.part} within={words.one} />
      <OccupationPicker form={form} />
    </>
  );
}

interface FunctionPickerProps {
  form: RoleFormState;
  label: string;
  /** Label of the sub-sector that it belongs to. */
  within: string;
}

/** A department or track of the sub-sector, or the name of a new one. */
function FunctionPicker({ form, label, within }: FunctionPickerProps) {
  const { subsectorId, functionName } = form.values;
  const noun = label.toLowerCase();
  const functions = useCall(
    listFunctions,
    subsectorId ? { query: { subSectorIds: [subsectorId], ownTexts: true } } : undefined,
  );
  const names = functions.data?.functions.map((roleFunction) => roleFunction.functionName);
  const isNew = Boolean(functionName && names && !names.includes(functionName));
  return (
    <NamePicker
      label={label}
      help={isNew ? `This ${noun} is new. It is created when you save.` : `Type a new name to add a ${noun}.`}
      error={form.fieldError('functionName')}
      disabledReason={subsectorId ? undefined : `Choose the ${within.toLowerCase()} first`}
      names={names ?? []}
      value={functionName}
      onChange={(name) => form.setPlace('functionName', name)}
      {...toPickerProps(functions)}
    />
  );
}

function OccupationPicker({ form }: { form: RoleFormState }) {
  const { subsectorId, occupation } = form.values;
  const occupations = useCall(listOccupations, { query: { subSectorIds: subsectorId ? [subsectorId] : [] } });
  return (
    <NamePicker
      label="Occupation"
      help="Choose an existing one, or type a new one."
      error={form.fieldError('occupation')}
      names={occupations.data?.occupations ?? []}
      value={occupation}
      onChange={(name) => form.set('occupation', name)}
      {...toPickerProps(occupations)}
    />
  );
}
