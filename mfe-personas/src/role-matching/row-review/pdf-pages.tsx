import { downloadImportRowFile } from '@skills-architect/contracts/personas';
import { request } from '@skills-architect/portal-kit';
import { MessageLoader, Stack, Text } from '@skills-architect/ui-kit';
import { useEffect, useState } from 'react';
import { BlockList } from './block-list';
import type { DocumentView } from './document-text';
import { shownBlock } from './highlights';
import { openPdf, type PDFDocumentProxy } from './open-pdf';
import { PdfPage } from './pdf-page';

interface PdfPagesProps extends DocumentView {
  importTokenId: string;
  rowId: number;
}

/** Pages rendered at once; the text view has the rest. */
const MAX_PAGES = 40;

/** The pages of a PDF with the row's passages marked. */
export default function PdfPages({ importTokenId, rowId, ...view }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    let close = () => {};
    const open = async () => {
      const file = await request(downloadImportRowFile, { params: { importTokenId, rowId } });
      const bytes = await file.arrayBuffer();
      if (isUnmounted) return;
      const loading = openPdf(bytes);
      close = () => void loading.destroy();
      const opened = await loading.promise;
      if (!isUnmounted) setPdf(opened);
    };
    open().catch((error: unknown) => {
      if (isUnmounted) return;
      console.warn(error);
      setFailed(true);
    });
    return () => {
      isUnmounted = true;
      close();
    };
  }, [importTokenId, rowId]);

  if (hasFailed) return <Text color="fg.muted">The pages cannot be shown. Open the text instead.</Text>;
  if (!pdf) return <MessageLoader message="Opening the document" />;
  const pages = [...Array(Math.min(pdf.numPages, MAX_PAGES)).keys()];
  return (
    <Stack gap="3">
      <BlockList selection={view.selection} reveal={shownBlock(view.highlights, view.shown)}>
        {(blockId) => pages.map((page) => <PdfPage key={page} {...view} pdf={pdf} page={page} blockId={blockId} />)}
      </BlockList>
      {pdf.numPages > pages.length && (
        <Text color="fg.muted">
          The first {pages.length} of {pdf.numPages} pages are shown. The text has all of them.
        </Text>
      )}
    </Stack>
  );
}
