import { type AssessedScheme, type Assessment, getAssessment } from '@skills-architect/contracts/skills';
import { describeOrigin } from '@skills-architect/library-kit';
import { useCall } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Loaded, Skeleton, Stack, Text } from '@skills-architect/ui-kit';
import { AssessmentFields } from './assessment-fields';
import { AssessmentView } from './assessment-view';
import { useAssessmentForm } from './use-assessment-form';

/** Id of an assessment that is being added. */
export const NEW = -1;
const FORM = 'assessment-form';

interface SharedProps {
  skillId: number;
  schemes: readonly AssessedScheme[];
  onClose: () => void;
  onSaved: () => void;
}

interface AssessmentDialogProps extends SharedProps {
  /** `NEW` for a new one. */
  assessmentId: number;
  isReadOnly: boolean;
}

/** Pop-up to add, edit or view an assessment. */
export function AssessmentDialog({ assessmentId, isReadOnly, ...shared }: AssessmentDialogProps) {
  const params = { skillId: shared.skillId, assessmentId };
  const read = useCall(getAssessment, assessmentId === NEW ? undefined : { params });
  if (assessmentId === NEW) return isReadOnly ? null : <FormDialog {...shared} assessment={undefined} />;
  if (read.data && !isReadOnly) return <FormDialog {...shared} assessment={read.data} />;
  return (
    <Dialog open onClose={shared.onClose} title="Assessment">
      <Loaded result={read} waiting={<Skeleton lines={6} label="Loading the assessment" />}>
        {(assessment) => <AssessmentView assessment={assessment} />}
      </Loaded>
    </Dialog>
  );
}

interface FormDialogProps extends SharedProps {
  assessment: Assessment | undefined;
}

function FormDialog({ skillId, schemes, assessment, onClose, onSaved }: FormDialogProps) {
  const form = useAssessmentForm({ skillId, assessment, onSaved });
  const { suggestedBy } = form.record ?? {};
  const title = assessment ? 'Edit Assessment' : 'Add Assessment';
  return (
    <Dialog
      open
      guarded={form.isDirty && 'asks'}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={form.isSaving}>
            {assessment ? 'Update' : 'Add'}
          </Button>
        </>
      }
    >
      <chakra.form id={FORM} aria-label={title} noValidate onSubmit={form.submit}>
        <Stack gap="4">
          {suggestedBy && <Text color="fg.muted">{describeOrigin(suggestedBy)}</Text>}
          <AssessmentFields form={form} schemes={schemes} />
        </Stack>
      </chakra.form>
    </Dialog>
  );
}
