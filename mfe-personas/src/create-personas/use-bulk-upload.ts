import { importClientRoles, importJobDescriptions } from '@skills-architect/contracts/personas';
import { navigate, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';
import type { UploadKind } from './upload-kinds';

/** The file of a bulk creation and its upload; the import screen shows the result. */
export function useBulkUpload(clientId: number, start: UploadKind) {
  const [kind, setKind] = useState(start);
  const [files, setFiles] = useState<File[]>([]);
  const archive = useChange(importJobDescriptions);
  const workbook = useChange(importClientRoles);
  const upload = kind === 'zip' ? archive : workbook;
  const { isRunning } = upload;
  const run = (chosen: File[]) =>
    kind === 'zip'
      ? archive.run({ query: { clientId }, files: chosen })
      : workbook.run({ query: { clientId, isClientSkillsImport: kind === 'skills' }, files: chosen });
  const send = (chosen: File[]) =>
    run(chosen).then(
      // Replaces the pop-up in the history, so that Back does not reopen it.
      () => navigate('/personas/role-matching', { replace: true }),
      () => {}, // The error is shown below the file.
    );
  return {
    kind,
    files,
    isRunning,
    error: upload.error,
    progress: upload.progress,
    chooseKind: (next: UploadKind) => {
      if (isRunning) return;
      archive.reset();
      workbook.reset();
      setFiles([]);
      setKind(next);
    },
    choose: (chosen: File[]) => {
      // The file cannot be changed during the upload.
      if (isRunning) return;
      upload.reset();
      setFiles(chosen);
      // Sent at once, because nothing else has to be chosen. After a failure, Proceed sends it again.
      if (chosen.length) void send(chosen);
    },
    send: () => send(files),
  };
}
