import {
  type AssessedScheme,
  exportAdaptive,
  levelsWithTooFewQuestions,
  MIN_ADAPTIVE,
  type Skill,
  sendAdaptive,
} from '@skills-architect/contracts/skills';
import { download, notify, useChange, useJobs } from '@skills-architect/portal-kit';
import { Button, chakra, Dialog, Stack, Text } from '@skills-architect/ui-kit';
import { FactList } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';

interface ExportDialogProps {
  skill: Skill;
  scheme: AssessedScheme;
  /** Whether the questions can be sent to the engine; otherwise only a file can be saved. */
  isConnected: boolean;
  onClose: () => void;
}

/** Shows what the adaptive engine will get and requires, and sends it or saves a file. */
export function ExportDialog({ skill: { skillId, skillName }, scheme, isConnected, onClose }: ExportDialogProps) {
  const [isRunning, setIsRunning] = useState(false);
  const few = levelsWithTooFewQuestions(scheme);

  const send = useChange(sendAdaptive);
  const { follow } = useJobs();
  const input = { params: { skillId }, body: { proficiencySchemeLevelCount: scheme.levelCount } };

  const saveFile = () => download(exportAdaptive, input);
  const sendAll = async () => {
    const { status, errorMessage } = await follow((await send.run(input)).jobToken);
    if (status !== 'done') throw new Error(errorMessage ?? 'The adaptive engine did not accept the questions');
  };
  const run = async (exportQuestions: () => Promise<unknown>) => {
    setIsRunning(true);
    try {
      await exportQuestions();
      notify('Questions exported to Adaptive Engine', { variant: 'success' });
      onClose();
    } catch (failure) {
      notify(failure);
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Export to Adaptive Engine"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={isConnected ? 'secondary' : 'primary'}
            icon="download"
            disabled={isRunning}
            onClick={() => void run(saveFile)}
          >
            {isConnected ? 'Save file' : 'Export'}
          </Button>
          {isConnected && (
            <Button variant="primary" icon="external" loading={isRunning} onClick={() => void run(sendAll)}>
              Send to Adaptive Engine
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text>{`${isConnected ? 'Sends the questions to the adaptive engine' : 'Saves the file that the adaptive engine reads'} for ${skillName}. Please note:`}</Text>
        <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">
          <li>{`A minimum of ${MIN_ADAPTIVE} questions per proficiency level per skill`}</li>
          <li>The questions are free of typos</li>
          <li>All questions of the type Adaptive are exported per level, also drafts</li>
        </chakra.ul>
        <FactList
          facts={scheme.levels.map((level) => ({
            name: level.level,
            value: few.includes(level)
              ? `${level.adaptive} of at least ${MIN_ADAPTIVE} questions`
              : `${level.adaptive} questions`,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
