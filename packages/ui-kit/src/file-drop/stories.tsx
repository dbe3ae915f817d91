import { useState } from 'react';
import { FileDrop } from './file-drop';

export function FileDropStories() {
  const [files, setFiles] = useState<File[]>([]);
  const [several, setSeveral] = useState([new File(['x'.repeat(4096)], 'data-analyst.pdf')]);
  return (
    <>
      <FileDrop label="Job descriptions" accept={['zip', 'rar']} maxSize="25 mb" files={files} onChange={setFiles} />
      <FileDrop
        label="Single files"
        accept={['pdf', 'doc', 'docx']}
        multiple
        maxFiles={50}
        files={several}
        onChange={setSeveral}
      />
      <FileDrop
        label="Client skills"
        accept={['xlsx']}
        files={[]}
        onChange={() => undefined}
        disabledReason="An import is under way"
        error="Excel column header template is not proper"
      />
    </>
  );
}
