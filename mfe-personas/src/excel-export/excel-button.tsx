import { EXCEL_EXPORTERS } from '@skills-architect/contracts';
import { notify, useSession } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';

interface ExcelButtonProps {
  /** Downloads the workbook. */
  onExport: () => Promise<void>;
  disabledReason?: string | undefined;
}

/** Export to Excel, for the user types that may export. */
export function ExcelButton({ onExport, disabledReason }: ExcelButtonProps) {
  const { user } = useSession();
  const [isExporting, setExporting] = useState(false);
  if (!EXCEL_EXPORTERS.includes(user.userType)) return null;
  const exportToExcel = async () => {
    setExporting(true);
    await onExport().catch(notify);
    setExporting(false);
  };
  return (
    <Button icon="download" onClick={() => void exportToExcel()} loading={isExporting} disabledReason={disabledReason}>
      Export to Excel
    </Button>
  );
}
