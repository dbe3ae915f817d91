import { EmptyState, lazyPart, Stack } from '@skills-architect/ui-kit';
import { Tabs } from '@skills-architect/ui-kit/extra';
import { DocumentText, type DocumentView } from './document-text';

const PdfPages = lazyPart(() => import('./pdf-pages'));

interface DocumentPaneProps extends DocumentView {
  importTokenId: string;
  rowId: number;
  /** Whether the file can be shown as pages. */
  hasPages: boolean;
}

/** The document of a row as text and, if it has pages, as pages. */
export function DocumentPane({ importTokenId, rowId, hasPages, ...view }: DocumentPaneProps) {
  if (!view.blocks.length && !hasPages)
    return <EmptyState title="The text of this file is no longer stored">Upload the files again to see it.</EmptyState>;
  const text = <DocumentText {...view} />;
  if (!hasPages) return text;
  return (
    <Tabs
      label="Views of the document"
      tabs={[
        {
          id: 'pages',
          label: 'Pages',
          content: (
            <Stack>
              <PdfPages key={rowId} importTokenId={importTokenId} rowId={rowId} {...view} />
            </Stack>
          ),
        },
        { id: 'text', label: 'Text', content: text },
      ]}
    />
  );
}
