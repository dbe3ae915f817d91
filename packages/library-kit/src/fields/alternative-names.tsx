import { MultiPicker } from '@skills-architect/ui-kit/extra';

const MAX_CHIPS = 8;

interface AlternativeNamesProps {
  /** Noun of the record: `skill`. */
  noun: string;
  names: readonly string[];
  onChange: (names: string[]) => void;
  error: string | undefined;
}

/** Alternative names of a record of the library; users can type new ones. */
export function AlternativeNames({ noun: of, names, onChange, error }: AlternativeNamesProps) {
  return (
    <MultiPicker
      label="Alternative Names"
      help={`Other names under which people look for the ${of}.`}
      placeholder="Type a name"
      noOptions="Type a name to add it"
      maxChips={MAX_CHIPS}
      options={[]}
      value={names.map((name) => ({ value: name, label: name }))}
      onChange={(chosen) => onChange(chosen.map(({ label }) => label))}
      onCreate={(name) => onChange([...new Set([...names, name.trim()])])}
      error={error}
    />
  );
}
