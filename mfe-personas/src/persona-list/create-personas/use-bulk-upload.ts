import { importClientRoles, importJobDescriptions, readClientRoleTable } from '@skills-architect/contracts/personas';
import { navigate, notify, useChange } from '@skills-architect/portal-kit';
import { useRef, useState } from 'react';
import { useAssignStep } from '../../import-files/assign-step/use-assign-step';
import { useUnmountSignal } from '../../import-files/use-unmount-signal';
import { areLoose, findFilesProblem, nameOfLoose, toArchive } from './loose-files';
import type { UploadKind } from './upload-kinds';

/** The file of a bulk creation and its upload; the import screen shows the result. */
export function useBulkUpload(clientId: number, startKind: UploadKind) {
  const [kind, setKind] = useState(startKind);
  const [files, setFiles] = useState<File[]>([]);
  const [checksColumns, setChecksColumns] = useState(false);
  const archive = useChange(importJobDescriptions);
  const workbook = useChange(importClientRoles);
  const read = useChange(readClientRoleTable);
  const upload = kind === 'zip' ? archive : workbook;
  const { isRunning } = upload;
  const query = { clientId, isClientSkillsImport: kind === 'skills' };
  const signalOfDialog = useUnmountSignal();
  const run = (chosen: File[], name?: string) => {
    const options = { signal: signalOfDialog() };
    return kind === 'zip'
      ? archive.run({ query: { clientId, name }, files: chosen }, options)
      : workbook.run({ query, files: chosen }, options);
  };
  const showImport = () => {
    // The user has left meanwhile.
    if (signalOfDialog().aborted) return;
    // Replaces the pop-up in the history, so that Back does not reopen it.
    navigate('/personas/role-matching', { replace: true, skipConfirm: true });
  };
  const send = (chosen: File[], name?: string) => run(chosen, name).then(showImport, () => {}); // The error is shown below the file.
  const isPacking = useRef(false);
  const packAndSend = async (chosen: File[]) => {
    if (isPacking.current) return;
    isPacking.current = true;
    await toArchive(chosen)
      .then((packed) => send(packed, nameOfLoose(chosen)), notify)
      .finally(() => {
        isPacking.current = false;
      });
  };
  const sendAll = (chosen: File[]) => (kind === 'zip' && areLoose(chosen) ? packAndSend(chosen) : send(chosen));
  const step = useAssignStep({
    clientId,
    kind: kind === 'skills' ? 'client skills by role' : 'roles and skills',
    read: { ...read, run: (chosen, choice) => read.run({ query: { ...query, ...choice }, files: chosen }) },
    upload: { ...workbook, run: (chosen) => run(chosen) },
  });
  return {
    kind,
    files,
    step,
    showImport,
    isRunning,
    error: upload.error,
    /** Why the files cannot be uploaded together. */
    problem: kind === 'zip' ? findFilesProblem(files) : undefined,
    progress: upload.progress,
    chooseKind: (next: UploadKind) => {
      if (isRunning) return;
      archive.reset();
      workbook.reset();
      read.reset();
      setFiles([]);
      setKind(next);
    },
    choose: (chosen: File[]) => {
      // The file cannot be changed during the upload.
      if (isRunning) return;
      upload.reset();
      setFiles(chosen);
    },
    send: () => void (checksColumns && kind !== 'zip' ? step.open(files) : sendAll(files)),
    checksColumns,
    setChecksColumns,
  };
}
