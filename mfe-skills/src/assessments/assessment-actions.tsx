import { formatCount } from '@skills-architect/contracts/locale';
import {
  type AssessedScheme,
  exportQti,
  exportRefusal,
  generateRefusal,
  publishAssessments,
  publishRefusal,
  type Skill,
} from '@skills-architect/contracts/skills';
import { askConfirm, download, notify, useChange } from '@skills-architect/portal-kit';
import { Button, FormActions, Menu } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { NEW } from './assessment-dialog';
import { ExportDialog } from './export-dialog';
import { GenerateDialog } from './generate-dialog';
import { ImportDialog } from './import-dialog';

interface AssessmentActionsProps {
  skill: Skill;
  schemes: readonly AssessedScheme[];
  /** The shown scheme; actions apply to its levels. */
  scheme: AssessedScheme;
  /** Whether questions can be sent to an adaptive engine. */
  isEngineConnected: boolean;
  onAdd: (assessment: number) => void;
}

/** Adds, publishes, generates and exports assessments. */
export function AssessmentActions({ skill, schemes, scheme, isEngineConnected, onAdd }: AssessmentActionsProps) {
  const { skillId } = skill;
  const [shown, setShown] = useState<'generate' | 'export' | 'import'>();
  const publish = useChange(publishAssessments);
  const close = () => setShown(undefined);
  const { levelCount, unpublished } = scheme;
  const schemeSuffix = schemes.length > 1 ? ` of ${levelCount} PL` : '';

  const publishAll = async () => {
    const text = `Publish ${formatCount(unpublished, 'evaluation question')}${schemeSuffix}?`;
    if (!(await askConfirm({ text, yes: 'Publish', no: 'Cancel' }))) return;
    await publish
      .run({ params: { skillId }, body: { proficiencySchemeLevelCount: levelCount } })
      .then(() => notify('All evaluation questions published the skill', { variant: 'success' }), notify);
  };
  const saveQti = () =>
    void download(exportQti, { params: { skillId }, body: { proficiencySchemeLevelCount: levelCount } }).catch(notify);

  const publishReason = publishRefusal(scheme);
  const generateReason = generateRefusal(scheme);
  return (
    <FormActions>
      <Menu
        label="Export and import"
        text="Export"
        items={() => [
          {
            label: 'Export to Adaptive Engine',
            icon: 'external',
            disabledReason: exportRefusal(scheme),
            onSelect: () => setShown('export'),
          },
          { label: 'Import adaptive questions', icon: 'upload', onSelect: () => setShown('import') },
          { label: 'Save as QTI 3 package', icon: 'download', onSelect: saveQti },
        ]}
      />
      {unpublished > 0 && (
        <Button
          icon="check"
          loading={publish.isRunning}
          disabledReason={publishReason}
          onClick={() => void publishAll()}
        >
          Publish questions
        </Button>
      )}
      {(unpublished === 0 || publishReason) && (
        <Button icon="sparkle" disabledReason={generateReason} onClick={() => setShown('generate')}>
          Auto-generate questions
        </Button>
      )}
      <Button variant="primary" icon="add" onClick={() => onAdd(NEW)}>
        Add Assessment
      </Button>
      {shown === 'generate' && <GenerateDialog skillId={skillId} scheme={scheme} onClose={close} />}
      {shown === 'export' && (
        <ExportDialog skill={skill} scheme={scheme} isConnected={isEngineConnected} onClose={close} />
      )}
      {shown === 'import' && <ImportDialog skillId={skillId} onClose={close} />}
    </FormActions>
  );
}
