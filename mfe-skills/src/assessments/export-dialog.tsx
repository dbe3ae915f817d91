import {
  type AssessedScheme,
  exportAdaptive,
  FEWEST_ADAPTIVE,
  levelsWithFew,
  type Skill,
} from '@skills-architect/contracts/skills';
import { download, notify } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

interface ExportDialogProps {
  skill: Skill;
  scheme: AssessedScheme;
  onClose: () => void;
}

/** Says what the adaptive engine gets and expects, and saves its file. */
export function ExportDialog({ skill: { skillId, skillName }, scheme, onClose }: ExportDialogProps) {
  const [isRunning, setIsRunning] = useState(false);
  const few = levelsWithFew(scheme);

  const run = async () => {
    setIsRunning(true);
    const body = { proficiencySchemeLevelCount: scheme.levelCount };
    await download(exportAdaptive, { params: { skillId }, body }).finally(() => setIsRunning(false));
    notify('Questions exported to Adaptive Engine', { variant: 'success' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Export to Adaptive Engine"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" icon="download" loading={isRunning} onClick={() => void run().catch(notify)}>
            Export
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{`Saves the file that the adaptive engine reads for ${skillName}. Please note:`}</Text>
        <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">
          <li>{`A minimum of ${FEWEST_ADAPTIVE} questions per proficiency level per skill`}</li>
          <li>The questions are free of typos</li>
          <li>All questions of the type Adaptive are exported per level, also drafts</li>
        </chakra.ul>
        <FactList
          facts={scheme.levels.map((level) => ({
            name: level.level,
            value: few.includes(level)
              ? `${level.adaptive} of at least ${FEWEST_ADAPTIVE} questions`
              : `${level.adaptive} questions`,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
