import type { PersonaImport } from '@skills-architect/contracts/personas';
import { useJobs } from '@skills-architect/portal-kit';
import { Panel, ProgressBar, Stack, Text } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';
import { isUnderWay } from './import-stages';

interface ImportProgressProps {
  personaImport: PersonaImport;
  /** Rendered below the progress bar. */
  children?: ReactNode;
}

/** Progress text of the import's current step. */
export const progressText = ({ stage, completedItems, totalItems, entity }: PersonaImport): string => {
  if (stage === 'creating') return `Creating persona ${Math.min(completedItems + 1, totalItems)} of ${totalItems}`;
  if (!isUnderWay({ stage })) return 'Data fetch completed';
  return totalItems > 0 ? `Fetching ${completedItems}/${totalItems} ${entity}` : 'Opening the upload';
};

/** Panel with the progress of an import as a text and a bar. */
export function ImportProgress({ personaImport, children }: ImportProgressProps) {
  useJobs({ onScreen: personaImport.jobToken });
  const words = progressText(personaImport);
  const hasTotal = personaImport.totalItems > 0;
  return (
    <Panel>
      <Stack gap="2">
        <Text role="status" fontWeight="medium">
          {words}
        </Text>
        {personaImport.slowFile && isUnderWay(personaImport) && (
          <Text role="status" color="fg.muted">
            Still reading {personaImport.slowFile}. Recognising the text of a scan can take a minute.
          </Text>
        )}
        <ProgressBar
          label={words}
          tone={isUnderWay(personaImport) ? 'accent' : 'done'}
          {...(hasTotal
            ? {
                value: isUnderWay(personaImport) ? personaImport.completedItems : personaImport.totalItems,
                max: personaImport.totalItems,
              }
            : {})}
        />
        {children}
      </Stack>
    </Panel>
  );
}
