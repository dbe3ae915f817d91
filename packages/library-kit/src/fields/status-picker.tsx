import { LIBRARY_STATUS_NAMES, LibraryStatus } from '@skills-architect/contracts/skills';
import { Picker } from '@skills-architect/ui-kit/extra';

interface StatusPickerProps {
  value: LibraryStatus;
  onChange: (status: LibraryStatus) => void;
  /** The statuses that the user may set; all of them by default. */
  statuses?: readonly LibraryStatus[];
  error: string | undefined;
  /** Why it cannot be changed. */
  disabledReason?: string | undefined;
}

/** The status of a record of the library. */
export function StatusPicker({ value, onChange, statuses = ALL, ...field }: StatusPickerProps) {
  const options = statuses.map((status) => ({ value: status, label: LIBRARY_STATUS_NAMES[status] }));
  return (
    <Picker
      label="Status"
      required
      clearable={false}
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(chosen) => {
        const status = statuses.find((offered) => offered === chosen?.value);
        if (status) onChange(status);
      }}
      {...field}
    />
  );
}

const ALL = Object.values(LibraryStatus);
