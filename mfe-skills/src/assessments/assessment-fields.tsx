import { languageName } from '@skills-architect/contracts/locale';
import {
  ASSESSMENT_LANGUAGES,
  ASSESSMENT_SUB_TYPE_IDS,
  ASSESSMENT_SUB_TYPE_NAMES,
  ASSESSMENT_TYPE_IDS,
  ASSESSMENT_TYPE_NAMES,
  type AssessedScheme,
  EVALUATOR_IDS,
  EVALUATOR_NAMES,
  LIBRARY_STATUS_NAMES,
} from '@skills-architect/contracts/skills';
import { SelectField, SimpleGrid, Stack, TextArea, TextField } from '@skills-architect/ui-kit';
import { LABELS, visibleFields } from './assessment-values';
import { OptionFields } from './option-fields';
import type { AssessmentFormState } from './use-assessment-form';

interface AssessmentFieldsProps {
  form: AssessmentFormState;
  /** The schemes of the skill; a level of each can be chosen. */
  schemes: readonly AssessedScheme[];
}

const TYPES = ASSESSMENT_TYPE_IDS.map((id) => ({ value: id, label: ASSESSMENT_TYPE_NAMES[id] }));
const SUB_TYPES = ASSESSMENT_SUB_TYPE_IDS.map((id) => ({ value: id, label: ASSESSMENT_SUB_TYPE_NAMES[id] }));
const EVALUATORS = EVALUATOR_IDS.map((id) => ({ value: id, label: EVALUATOR_NAMES[id] }));
const STATUSES = ([1, 2, 3, 4] as const).map((id) => ({ value: id, label: LIBRARY_STATUS_NAMES[id] }));
const LANGUAGES = ASSESSMENT_LANGUAGES.map((code) => ({ value: code, label: languageName(code) }));

type ChosenField = 'assessmentTypeId' | 'assessmentSubTypeId' | 'assessmentEvaluatorTypeId' | 'levelId' | 'status';

/** The levels of all schemes; with several schemes each label includes the level count. */
const levelOptions = (schemes: readonly AssessedScheme[]) =>
  schemes.flatMap(({ levelCount, levels }) =>
    levels.map(({ levelId, level }) => ({
      value: levelId,
      label: schemes.length > 1 ? `${level} (${levelCount} PL)` : level,
    })),
  );

/** Fields of an assessment: the common ones, then those of its type. */
export function AssessmentFields({ form, schemes }: AssessmentFieldsProps) {
  const { values } = form;
  const fields = visibleFields(values);
  const select = (
    field: ChosenField,
    options: { value: number; label: string }[],
    onChange = (id: number) => form.set(field, id),
  ) => (
    <SelectField
      label={LABELS[field]}
      required
      placeholder="Choose"
      options={options}
      value={values[field] || ''}
      error={form.fieldError(field)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        {select('assessmentTypeId', TYPES)}
        {select('levelId', levelOptions(schemes))}
        {fields.evaluation && select('assessmentSubTypeId', SUB_TYPES, form.chooseSubType)}
        {fields.evaluation && select('assessmentEvaluatorTypeId', EVALUATORS)}
        {select('status', STATUSES)}
        <SelectField
          label={LABELS.assessmentLanguage}
          required
          options={LANGUAGES}
          value={values.assessmentLanguage}
          error={form.fieldError('assessmentLanguage')}
          onChange={({ target }) => form.set('assessmentLanguage', target.value)}
        />
      </SimpleGrid>
      {fields.question && (
        <TextArea
          label={LABELS.assessmentText}
          required={fields.requiresQuestion}
          rows={3}
          error={form.fieldError('assessmentText')}
          {...form.text('assessmentText')}
        />
      )}
      {fields.options && <OptionFields form={form} />}
      {fields.url && (
        <TextField
          label={LABELS.assessmentUrl}
          required
          inputMode="url"
          error={form.fieldError('assessmentUrl')}
          {...form.text('assessmentUrl')}
        />
      )}
      {fields.testId && (
        <TextField
          label={LABELS.assessmentTestId}
          required
          help="The id of the test in the product where it is taken."
          error={form.fieldError('assessmentTestId')}
          {...form.text('assessmentTestId')}
        />
      )}
    </Stack>
  );
}
