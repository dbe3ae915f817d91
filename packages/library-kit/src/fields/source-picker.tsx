import { listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import { Picker, toPickerProps } from '@skills-architect/ui-kit/extra';

interface SourcePickerProps {
  /** Noun of the record: `skill`. */
  noun: string;
  value: number;
  onChange: (sourceId: number) => void;
  /** The sources that a new record may have; undefined for a stored record, whose source cannot change. */
  offered: readonly number[] | undefined;
  error: string | undefined;
}

/** The source of a record of the library. */
export function SourcePicker({ noun: of, value, onChange, offered, error }: SourcePickerProps) {
  const sources = useCall(listSources, {});
  const options = (sources.data?.sources ?? [])
    .filter(({ sourceId }) => !offered || offered.includes(sourceId))
    .map(({ sourceId, source }) => ({ value: sourceId, label: source }));
  return (
    <Picker
      label="Source"
      required
      clearable={false}
      disabledReason={offered ? undefined : `The source of a ${of} cannot be changed`}
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(chosen) => onChange(Number(chosen?.value ?? 0))}
      error={error}
      {...toPickerProps(sources)}
    />
  );
}
