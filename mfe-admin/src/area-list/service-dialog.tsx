import { formatCount } from '@skills-architect/contracts/locale';
import { changeArea, checkAreaService, type ManagedArea } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Button, Stack, Text, TextArea, TextField } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';
import { findIssue, reportFailure } from './report-failure';
import { ServiceChecks } from './service-checks';

export interface ServiceDialogProps {
  area: ManagedArea;
  /** Called with the changed area. */
  onLatest: (area: ManagedArea) => void;
  /** Called with the current area after a conflict. */
  onConflict: (area: ManagedArea) => void;
  onClose: () => void;
}

const EFFECT =
  'Calls of the area go to these addresses, with the identity of the user: enter only those of its own team. They are used in place of those in the deployment file.';

/** What was entered, as the call takes it; without addresses what was entered before is removed. */
const toService = (addresses: string, healthPath: string) => {
  const lines = addresses.split(/\s+/).filter(Boolean);
  return lines.length ? { addresses: lines, ...(healthPath.trim() && { healthPath: healthPath.trim() }) } : null;
};

const ADDRESSES = 'service.addresses';
const HEALTH_PATH = 'service.healthPath';

/** Enters where the own service of an area answers, and looks at it. */
export function ServiceDialog({ area, onLatest, onConflict, onClose }: ServiceDialogProps) {
  const { at, isEntered = false, calls = [] } = area.ownService ?? {};
  // Those of the deployment file are not entered again, or a later change of the file would have no effect.
  const entered = isEntered ? at : undefined;
  const ofFile = !isEntered && at ? ` (${at.addresses.join(', ')})` : '';
  const [addresses, setAddresses] = useState(entered?.addresses.join('\n') ?? '');
  const [healthPath, setHealthPath] = useState(entered?.healthPath ?? '');
  const change = useChange(changeArea);
  const check = useChange(checkAreaService);
  const [found, setFound] = useState<Awaited<ReturnType<typeof check.run>>>();
  const params = { area: area.area };

  const errorAt = (field: string) => findIssue(change.error ?? check.error, field);

  const save = (reason: string) => {
    const body = { rev: area.rev, reason, service: toService(addresses, healthPath) };
    void change.run({ params, body }).then(
      (changed) => {
        onLatest(changed);
        notify(`The addresses of the service of ${area.title} were changed`, { variant: 'success' });
        onClose();
      },
      reportFailure(onConflict, [ADDRESSES, HEALTH_PATH]),
    );
  };
  const look = async () => {
    // Otherwise a refused check would leave what was found at another address.
    setFound(undefined);
    const service = toService(addresses, healthPath);
    await check
      .run({ params, body: { ...(service && { service }) } })
      .then(setFound, reportFailure(onConflict, [ADDRESSES, HEALTH_PATH]));
  };

  return (
    <ReasonDialog
      title={`Service of ${area.title}`}
      effect={EFFECT}
      button="Save"
      isRunning={change.isRunning}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        label="Addresses"
        help={`One on each line, such as http://garden:8080. Empty: as the deployment file says${ofFile}.`}
        rows={2}
        value={addresses}
        error={errorAt(ADDRESSES)}
        onChange={(event) => setAddresses(event.target.value)}
      />
      <TextField
        label="Health Path"
        help="Answers 200 when the service can work; /ready if you enter none."
        value={healthPath}
        error={errorAt(HEALTH_PATH)}
        onChange={(event) => setHealthPath(event.target.value)}
      />
      <Stack gap="2" align="flex-start">
        <Text>
          {calls.length ? `Version ${area.version} has ${formatCount(calls.length, 'call')}.` : 'It has no calls.'}
        </Text>
        <Button onClick={look} loading={check.isRunning}>
          Check
        </Button>
        {found && <ServiceChecks {...found} />}
      </Stack>
    </ReasonDialog>
  );
}
