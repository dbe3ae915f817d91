import { chakra, Heading, SelectField, Text, TextField } from '@skills-architect/ui-kit';
import { constantFields } from './assignment-rules';
import type { ColumnView, ConstantView, FieldView } from './table-view';

interface SameForAllProps {
  fields: readonly FieldView[];
  columns: readonly ColumnView[];
  constants: readonly ConstantView[];
  onChange: (constants: ConstantView[]) => void;
}

/** One value for all new records, for fields that no column of the file is for. */
export function SameForAll({ fields, columns, constants, onChange }: SameForAllProps) {
  const open = constantFields(fields, columns);
  if (!open.length) return null;
  const chosenFor = (field: string) => constants.find((constant) => constant.field === field)?.value ?? '';
  const set = (field: string, value: string) =>
    onChange([...constants.filter((constant) => constant.field !== field), ...(value ? [{ field, value }] : [])]);
  return (
    <>
      <Heading as="h2">The same for all rows</Heading>
      <Text color="fg.muted">For fields without a column. Records that exist already keep their values.</Text>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(14rem, 1fr))" gap="3">
        {open.map(({ field, title, isRequired = false, options }) =>
          options ? (
            <SelectField
              key={field}
              label={title}
              required={isRequired}
              value={chosenFor(field)}
              options={[
                { value: '', label: 'No value' },
                ...options.map((option) => ({ value: option, label: option })),
              ]}
              onChange={({ target }) => set(field, target.value)}
            />
          ) : (
            <TextField
              key={field}
              label={title}
              required={isRequired}
              maxLength={500}
              value={chosenFor(field)}
              onChange={({ target }) => set(field, target.value)}
            />
          ),
        )}
      </chakra.div>
    </>
  );
}
