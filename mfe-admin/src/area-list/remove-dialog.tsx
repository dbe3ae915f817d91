import { type ManagedArea, removeArea, removeAreaVersion } from '@skills-architect/contracts/portal';
import { notify, useChange } from '@skills-architect/portal-kit';
import { SelectField, Text } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { ReasonDialog } from './reason-dialog';
import { reportFailure } from './report-failure';

export interface RemoveDialogProps {
  area: ManagedArea;
  /** Called with the changed area. */
  onLatest: (area: ManagedArea) => void;
  /** Called with the current area after a conflict. */
  onConflict: (area: ManagedArea) => void;
  onClose: () => void;
}

/** Removable versions of an area, newest first. */
export const listRemovableVersions = ({ versions }: ManagedArea) =>
  versions.filter(({ removable }) => removable).map(({ version }) => version);

/** Removes a published version that is not in use. */
export function RemoveVersionDialog({ area, onLatest, onConflict, onClose }: RemoveDialogProps) {
  const versions = listRemovableVersions(area);
  const [chosenVersion, setChosenVersion] = useState<string>();
  // Somebody else may have removed the chosen version or started to use it.
  const version = versions.find((option) => option === chosenVersion) ?? versions.at(-1);
  const removal = useChange(removeAreaVersion);
  const save = (reason: string) => {
    if (version === undefined) return notify(`No version of ${area.title} can be removed any more`);
    void removal.run({ params: { area: area.area, version }, body: { rev: area.rev, reason } }).then((changed) => {
      onLatest(changed);
      notify(`Version ${version} of ${area.title} has been removed`, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));
  };
  return (
    <ReasonDialog
      title={`Remove a version of ${area.title}?`}
      effect="You cannot roll back to it any more, and its number cannot be reused."
      button="Remove"
      variant="danger"
      isRunning={removal.isRunning}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="Version"
        options={versions.map((option) => ({ value: option, label: option }))}
        value={version}
        onChange={({ target }) => setChosenVersion(target.value)}
      />
      <Text color="fg.muted" fontSize="sm">
        Versions in use, pinned or from the deployment file are not listed.
      </Text>
    </ReasonDialog>
  );
}

/** Removes an area that is off, with all its versions. */
export function RemoveAreaDialog({ area, onConflict, onClose }: Omit<RemoveDialogProps, 'onLatest'>) {
  const removal = useChange(removeArea);
  const save = (reason: string) =>
    void removal.run({ params: { area: area.area }, body: { rev: area.rev, reason } }).then(() => {
      notify(`${area.title} has been removed`, { variant: 'success' });
      onClose();
    }, reportFailure(onConflict));
  return (
    <ReasonDialog
      title={`Remove ${area.title}?`}
      effect="All of its versions are removed. To restore it, publish a new version."
      button="Remove"
      variant="danger"
      isRunning={removal.isRunning}
      onSave={save}
      onClose={onClose}
    />
  );
}
