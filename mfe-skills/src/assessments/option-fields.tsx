import { chakra, Stack, Switch, Text, TextField } from '@skills-architect/ui-kit';
import type { AssessmentFormState } from './use-assessment-form';

/** The five options of an adaptive question, and which of them are correct. */
export function OptionFields({ form }: { form: AssessmentFormState }) {
  const { assessmentOptions: options } = form.values;
  const change = (index: number, part: Partial<(typeof options)[number]>) =>
    form.set(
      'assessmentOptions',
      options.map((option, optionIndex) => (optionIndex === index ? { ...option, ...part } : option)),
    );
  const error = form.fieldError('assessmentOptions.0.isCorrect') ?? form.fieldError('assessmentOptions');
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend fontWeight="medium" mb="2">
        Options
      </chakra.legend>
      <Stack gap="3">
        {options.map(({ option, isCorrect }, index) => (
          <chakra.div
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their index
            key={index}
            display="flex"
            flexWrap="wrap"
            alignItems="start"
            columnGap="4"
            rowGap="1"
          >
            <chakra.div flex="1" minW="48">
              <TextField
                label={`Option ${index + 1}`}
                hideLabel
                required
                placeholder={`Option ${index + 1}`}
                value={option}
                error={form.fieldError(`assessmentOptions.${index}.option`)}
                onChange={({ target }) => change(index, { option: target.value })}
              />
            </chakra.div>
            <chakra.div pt="1.5">
              <Switch
                label="Correct"
                aria-label={`Correct: option ${index + 1}`}
                checked={isCorrect}
                onChange={({ target }) => change(index, { isCorrect: target.checked })}
              />
            </chakra.div>
          </chakra.div>
        ))}
        {error && (
          <Text role="alert" color="danger.fg">
            {error}
          </Text>
        )}
      </Stack>
    </chakra.fieldset>
  );
}
