import { formatCount } from '@skills-architect/contracts/locale';
import { replaceImportData } from '@skills-architect/contracts/personas';
import { notify, useChange } from '@skills-architect/portal-kit';
import { Text } from '@skills-architect/ui-kit';
import { UploadWorkbook } from '../../import-files/upload-workbook';

interface UploadChangesProps {
  importTokenId: string;
  onClose: () => void;
}

/** Uploads a downloaded workbook with changed rows, which replaces the data of the import. */
export function UploadChanges({ importTokenId, onClose }: UploadChangesProps) {
  const upload = useChange(replaceImportData);
  const replace = async (files: File[]) => {
    const { rows, changed, removed } = await upload.run({ params: { importTokenId }, files });
    const text = `${changed} of ${formatCount(rows, 'row')} changed`;
    notify(removed > 0 ? `${text}, ${removed} removed` : text, { variant: 'success' });
  };
  return (
    <UploadWorkbook
      title="Upload the changed workbook"
      label="Workbook"
      action="Upload"
      upload={upload}
      onUpload={replace}
      onClose={onClose}
    >
      <Text color="fg.muted">
        Rows that you delete in the sheet are removed from the import. Do not change the columns or the row numbers.
      </Text>
    </UploadWorkbook>
  );
}
