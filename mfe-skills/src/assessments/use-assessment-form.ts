import { zodResolver } from '@hookform/resolvers/zod';
import { describeIssue } from '@skills-architect/contracts';
import {
  type Assessment,
  type AssessmentForm,
  type AssessmentValues,
  createAssessment,
  getAssessment,
  SCALED_REFUSAL,
  updateAssessment,
  ValidAssessment,
} from '@skills-architect/contracts/skills';
import { useRecordForm } from '@skills-architect/library-kit';
import { notify, request, useChange } from '@skills-architect/portal-kit';
import { useForm } from 'react-hook-form';
import { EMPTY, FIELDS, isScaled, LABELS, toValues } from './assessment-values';

interface FormOptions {
  skillId: number;
  /** The assessment to edit; undefined creates one. */
  assessment: Assessment | undefined;
  onSaved: () => void;
}

/** State of the form of an assessment, in a pop-up that is open as long as the address says `assessment`. */
export function useAssessmentForm({ skillId, assessment, onSaved }: FormOptions) {
  const form = useForm<AssessmentValues, unknown, AssessmentForm>({
    defaultValues: assessment ? toValues(assessment) : EMPTY,
    resolver: zodResolver(ValidAssessment, { error: describeIssue }),
    mode: 'onTouched',
  });
  const {
    save: saveRecord,
    showFailure,
    set,
    ...edited
  } = useRecordForm<Assessment, AssessmentValues, AssessmentForm>({
    name: `assessment ${assessment?.assessmentId ?? `new of skill ${skillId}`}`,
    what: 'this assessment',
    subject: assessment ? 'this assessment' : 'a new assessment',
    record: assessment,
    empty: EMPTY,
    toValue: toValues,
    read: ({ assessmentId }) => request(getAssessment, { params: { skillId, assessmentId } }),
    labels: LABELS,
    fields: FIELDS,
    form,
    popUp: 'assessment',
  });
  const create = useChange(createAssessment);
  const update = useChange(updateAssessment);

  const save = async (body: AssessmentForm) => {
    const { isSaved, created } = await saveRecord({
      update: ({ assessmentId, rev }) => update.run({ params: { skillId, assessmentId }, body: { ...body, rev } }),
      create: () => create.run({ params: { skillId }, body }),
    });
    if (!isSaved) return;
    notify(created ? 'Assessment Added' : 'Assessment Updated', { variant: 'success' });
    onSaved();
  };

  return {
    ...edited,
    set,
    /** Chooses a sub-type; those with a scale cannot be added here. */
    chooseSubType: (subTypeId: number) => {
      const isItsOwn = assessment?.subType?.assessmentSubTypeId === subTypeId;
      if (isScaled(subTypeId) && !isItsOwn) return notify(SCALED_REFUSAL, { variant: 'info' });
      set('assessmentSubTypeId', subTypeId);
    },
    text: (field: 'assessmentText' | 'assessmentUrl' | 'assessmentTestId') => form.register(field),
    submit: form.handleSubmit((values) => save(values).catch(showFailure)),
    isSaving: create.isRunning || update.isRunning,
  };
}
export type AssessmentFormState = ReturnType<typeof useAssessmentForm>;
