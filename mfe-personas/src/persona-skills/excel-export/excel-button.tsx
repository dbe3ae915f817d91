import { Button } from '@skills-architect/ui-kit';
import { useExcelExport } from './use-excel-export';

interface ExcelButtonProps {
  /** Downloads the workbook. */
  onExport: () => Promise<void>;
  disabledReason?: string | undefined;
}

/** Export to Excel, for the user types that may export. */
export function ExcelButton({ onExport, disabledReason }: ExcelButtonProps) {
  const { mayExport, isExporting, exportToExcel } = useExcelExport(onExport);
  if (!mayExport) return null;
  return (
    <Button icon="download" onClick={exportToExcel} loading={isExporting} disabledReason={disabledReason}>
      Export to Excel
    </Button>
  );
}
