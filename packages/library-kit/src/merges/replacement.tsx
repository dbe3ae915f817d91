import { Loaded, type LoadedProps, Skeleton, Stack, Switch } from '@skills-architect/ui-kit';
import { Picker, type PickerOption, type PickerSource } from '@skills-architect/ui-kit/extra';
import { MergeFacts, type MergeFactsProps } from './merge-facts';

interface ReplacementProps extends Omit<PickerSource, 'options'> {
  /** Noun of the replaced record: `skill`. */
  noun: string;
  /** Similar records, which are offered first. */
  similar: readonly PickerOption[];
  others: readonly PickerOption[];
  value: PickerOption | null;
  onChange: (value: PickerOption | null) => void;
  /** Preview of what the replacement moves. */
  preview: LoadedProps<MergeFactsProps>['result'];
  /** Whether the replacement also gets the alternative names. */
  mergesNames: boolean;
  /** If given, the user can change `mergesNames`. */
  onMergesNames?: (mergesNames: boolean) => void;
}

/** Chooses the record that replaces another, with a preview. */
export function Replacement(props: ReplacementProps) {
  const { noun, similar, others, value, onChange, preview, mergesNames, onMergesNames, ...source } = props;
  const similarValues = new Set(similar.map((option) => option.value));
  const otherOptions = others.filter((option) => !similarValues.has(option.value));
  return (
    <Stack gap="3">
      <Picker
        {...source}
        label="Replace with"
        help={`Everything that uses this ${noun} will use the replacement instead.`}
        placeholder={`Search ${noun}s`}
        options={[
          ...similar.map((option) => ({ ...option, group: `Similar ${noun}s` })),
          ...otherOptions.map((option) => (similar.length ? { ...option, group: `Other ${noun}s` } : option)),
        ]}
        value={value}
        onChange={onChange}
      />
      {value && (
        <Loaded result={preview} waiting={<Skeleton lines={2} label="Counting the records that will change" />}>
          {(facts) => (
            <>
              <MergeFacts
                {...facts}
                alternativeNames={mergesNames ? facts.alternativeNames : []}
                gains={mergesNames ? facts.gains : []}
              />
              {onMergesNames && (
                <Switch
                  label="Keep its names as alternative names"
                  checked={mergesNames}
                  onChange={(event) => onMergesNames(event.target.checked)}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </Stack>
  );
}
