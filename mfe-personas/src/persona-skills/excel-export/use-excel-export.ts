import { EXCEL_EXPORTERS } from '@skills-architect/contracts';
import { notify, useSession } from '@skills-architect/portal-kit';
import { useState } from 'react';

/** An export to Excel: whether the user may run it, and whether it is running. */
export function useExcelExport(onExport: () => Promise<void>) {
  const { user } = useSession();
  const [isExporting, setExporting] = useState(false);
  const exportToExcel = async () => {
    setExporting(true);
    await onExport().catch(notify);
    setExporting(false);
  };
  return {
    mayExport: EXCEL_EXPORTERS.includes(user.userType),
    isExporting,
    exportToExcel: () => void exportToExcel(),
  };
}
