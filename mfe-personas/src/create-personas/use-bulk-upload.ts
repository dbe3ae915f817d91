import { importClientRoles, importJobDescriptions } from '@skills-architect/contracts/personas';
import { navigate, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import type { Way } from './upload-ways';

/** The file of a bulk creation and its upload; the import screen shows the result. */
export function useBulkUpload(clientId: number, onDone: () => void) {
  const [way, setWay] = useState<Way>('zip');
  const [files, setFiles] = useState<File[]>([]);
  const archive = useChange(importJobDescriptions);
  const workbook = useChange(importClientRoles);
  const upload = way === 'zip' ? archive : workbook;
  const { isRunning } = upload;
  const run = (chosen: File[]) =>
    way === 'zip'
      ? archive.run({ query: { clientId }, files: chosen })
      : workbook.run({ query: { clientId, isClientSkillsImport: way === 'skills' }, files: chosen });
  const send = (chosen: File[]) =>
    run(chosen).then(
      () => {
        onDone();
        navigate('/personas/role-matching');
      },
      () => {}, // The error is shown below the file.
    );
  return {
    way,
    files,
    isRunning,
    error: upload.error,
    progress: upload.progress,
    chooseWay: (next: Way) => {
      if (isRunning) return;
      archive.reset();
      workbook.reset();
      setFiles([]);
      setWay(next);
    },
    choose: (chosen: File[]) => {
      // The file cannot be changed during the upload.
      if (isRunning) return;
      upload.reset();
      setFiles(chosen);
      // Sent at once, as no other choice is left; after a failure, Proceed sends it again.
      if (chosen.length) void send(chosen);
    },
    send: () => send(files),
  };
}
