import { endAreaTrial, type ManagedArea, startAreaTrial } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { RadioGroup, SelectField, TextField } from '@skills-architect/ui-kit';
import { IdsPicker } from '@skills-architect/ui-kit/extra';
import { useState } from 'react';
import { useAllClients } from '../client-options/use-all-clients';
import { ReasonDialog } from './reason-dialog';
import { findIssue, reportFailure } from './report-failure';
import { describeTrial } from './version-texts';

export interface TrialDialogProps {
  area: ManagedArea;
  /** Called with the changed area. */
  onLatest: (area: ManagedArea) => void;
  /** Called with the current area after a conflict. */
  onConflict: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Versions that can be tried: those that fit and that not everybody has. */
export const listTriableVersions = ({ on, version, versions }: ManagedArea): string[] =>
  on ? versions.filter((build) => build.version !== version && !build.unfit.length).map((build) => build.version) : [];

const FIELDS = ['share', 'clientIds', 'maxErrorPercent'];

/** Gives a version to some users first. */
export function StartTrialDialog({ area, onLatest, onConflict, onClose }: TrialDialogProps) {
  const versions = listTriableVersions(area);
  const [chosenVersion, setChosenVersion] = useState(area.trial?.version ?? versions[0] ?? '');
  const [share, setShare] = useState(String(area.trial?.share ?? 5));
  const [maxErrorPercent, setMaxErrorPercent] = useState(String(area.trial?.maxErrorPercent ?? 5));
  const [clientIds, setClientIds] = useState<number[]>(area.trial?.clientIds ?? []);
  const clients = useAllClients();
  const change = useChange(startAreaTrial);

  const save = (reason: string) => {
    const chosen = {
      version: chosenVersion,
      clientIds,
      share: Number(share),
      maxErrorPercent: Number(maxErrorPercent),
    };
    void change.run({ params: { area: area.area }, body: { rev: area.rev, reason, ...chosen } }).then(
      (changed) => {
        onLatest(changed);
        notify(`Some users now have version ${chosenVersion} of ${area.title}`, { variant: 'success' });
        onClose();
      },
      reportFailure(onConflict, FIELDS),
    );
  };

  return (
    <ReasonDialog
      title={`Try a version of ${area.title}?`}
      effect="The chosen users get it at their next visit of the area; all others keep the current version."
      button="Try"
      isRunning={change.isRunning}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="Version"
        options={versions.map((version) => ({ value: version, label: version }))}
        value={chosenVersion}
        onChange={({ target }) => setChosenVersion(target.value)}
      />
      <TextField
        label="Share of the users, in percent"
        type="number"
        min={0}
        max={100}
        value={share}
        error={findIssue(change.error, 'share')}
        onChange={({ target }) => setShare(target.value)}
      />
      <IdsPicker
        label="Clients whose users have it"
        placeholder="Search clients"
        value={clientIds}
        error={findIssue(change.error, 'clientIds')}
        onChange={setClientIds}
        limit={100}
        {...clients}
      />
      <TextField
        label="Withdraw it when so many percent of its users have problems"
        help="At least three users, so that one browser is not enough."
        type="number"
        min={1}
        max={100}
        value={maxErrorPercent}
        error={findIssue(change.error, 'maxErrorPercent')}
        onChange={({ target }) => setMaxErrorPercent(target.value)}
      />
    </ReasonDialog>
  );
}

/** Promotes or withdraws the version of a trial. */
export function EndTrialDialog({ area, onLatest, onConflict, onClose }: TrialDialogProps) {
  const [outcome, setOutcome] = useState('withdraw');
  const change = useChange(endAreaTrial);
  const promote = outcome === 'promote';
  const version = area.trial?.version ?? '';

  const save = (reason: string) =>
    void change.run({ params: { area: area.area }, body: { rev: area.rev, reason, promote } }).then((changed) => {
      onLatest(changed);
      const done = promote ? `All users have version ${version} of ${area.title}` : `Version ${version} is withdrawn`;
      notify(done, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));

  return (
    <ReasonDialog
      title={`End the trial of ${area.title} ${version}?`}
      effect={area.trial ? describeTrial(area.trial) : 'The trial has ended already.'}
      button="End Trial"
      isRunning={change.isRunning}
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup
        label="What becomes of the version"
        options={[
          { value: 'withdraw', label: 'Withdraw it: everybody has the current version' },
          { value: 'promote', label: 'Promote it: everybody has it, pinned' },
        ]}
        value={outcome}
        onChange={({ target }) => setOutcome(target.value)}
      />
    </ReasonDialog>
  );
}
