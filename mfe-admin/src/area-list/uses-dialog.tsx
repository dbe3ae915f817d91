import { toAuditText } from '@skills-architect/contracts';
import { changeArea } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Stack, Switch } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';
import type { ServiceDialogProps } from './service-dialog';

const STATE_WORDS = { granted: 'granted', refused: 'refused', asked: 'asked for' };

/** Asks which of the product's calls the service of an area may make for its users. */
export function UsesDialog({ area, onLatest, onConflict, onClose }: ServiceDialogProps) {
  const uses = area.ownService?.uses ?? [];
  const [granted, setGranted] = useState(() => uses.filter(({ state }) => state === 'granted').map(({ name }) => name));
  const change = useChange(changeArea);
  const save = (reason: string) => {
    const refused = uses.map(({ name }) => name).filter((name) => !granted.includes(name));
    const body = { rev: area.rev, reason, uses: { granted, refused } };
    void change.run({ params: { area: area.area }, body }).then((changed) => {
      onLatest(changed);
      notify(`The calls of the service of ${area.title} were decided`, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));
  };
  return (
    <ReasonDialog
      title={`Calls for the service of ${area.title}`}
      effect={`Version ${area.version} wants to make these calls with the rights of the user who asked it. What is not switched on is refused.`}
      button="Save"
      isRunning={change.isRunning}
      onSave={save}
      onClose={onClose}
    >
      <Stack gap="2" role="group" aria-label="Calls">
        {uses.map(({ name, state }) => (
          <Switch
            key={name}
            label={`${toAuditText(name)}, ${STATE_WORDS[state]}`}
            checked={granted.includes(name)}
            onChange={({ target: { checked } }) =>
              setGranted((before) => (checked ? [...before, name] : before.filter((other) => other !== name)))
            }
          />
        ))}
      </Stack>
    </ReasonDialog>
  );
}
