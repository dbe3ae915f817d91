import type { ColumnAssignment, ReadChoice, TableReading } from '@skills-architect/contracts';
import { type AssignedKind, saveTableColumns } from '@skills-architect/contracts/personas';
import { completeAssignment, missingFields, proposedAssignment } from '@skills-architect/library-kit';
import { type CallFailure, useChange } from '@skills-architect/portal-kit';
import { useState } from 'react';

interface Running {
  isRunning: boolean;
  error: CallFailure | undefined;
  reset: () => void;
}

interface AssignStepOptions {
  clientId: number;
  kind: AssignedKind;
  /** Reads the file without importing it. */
  read: Running & { run: (files: File[], choice: ReadChoice) => Promise<TableReading> };
  /** Imports the file, whose columns are remembered by then. */
  upload: Running & { run: (files: File[]) => Promise<unknown> };
}

/** Assigning the columns of a chosen file: from the proposal to the import. */
export function useAssignStep({ clientId, kind, read, upload }: AssignStepOptions) {
  const save = useChange(saveTableColumns);
  const [opened, setOpened] = useState<{ files: File[]; reading: TableReading; assignment: ColumnAssignment }>();
  const open = (files: File[], choice: ReadChoice = {}) => {
    upload.reset();
    return read.run(files, choice).then(
      (reading) => setOpened({ files, reading, assignment: proposedAssignment(reading) }),
      () => {}, // The error is shown by the dialog.
    );
  };
  const confirm = async () => {
    if (!opened) return;
    const { files, reading, assignment } = opened;
    const body = { clientId, kind, shape: reading.shape, assignment: completeAssignment(reading, assignment) };
    await save.run({ body });
    await upload.run(files);
  };
  return {
    opened,
    open,
    readAgain: (choice: ReadChoice) => opened && void open(opened.files, choice),
    setAssignment: (assignment: ColumnAssignment) => {
      upload.reset();
      if (opened) setOpened({ ...opened, assignment });
    },
    close: () => {
      upload.reset();
      setOpened(undefined);
    },
    confirm,
    missing: opened ? missingFields(opened.reading, opened.assignment) : [],
    isReading: read.isRunning,
    isSending: save.isRunning || upload.isRunning,
    readError: read.error,
    error: save.error ?? upload.error,
  };
}
export type AssignStepState = ReturnType<typeof useAssignStep>;
