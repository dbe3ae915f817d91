import { exportRoleSelection, type PersonaImport } from '@skills-architect/contracts/personas';
import { notify, useChange, useJobs } from '@skills-architect/portal-kit';

/** The Excel export of Role Selection: saves the choices and starts a job, whose card offers the download. */
export function useSelectionExport(
  { importTokenId }: Pick<PersonaImport, 'importTokenId'>,
  save: () => Promise<boolean>,
) {
  const { run, isRunning } = useChange(exportRoleSelection);
  const { follow } = useJobs();
  const exportToExcel = async () => {
    try {
      if (!(await save())) return;
      const { exportTokenId } = await run({ params: { importTokenId }, body: {} });
      const job = await follow(exportTokenId);
      if (job.status === 'done') notify('Excel Export Successful', { variant: 'success' });
      // The user has cancelled it.
      else if (job.status !== 'cancelled') notify(job.errorMessage ?? 'Something went wrong');
    } catch (failure) {
      notify(failure);
    }
  };
  return { exportToExcel, isExporting: isRunning };
}
