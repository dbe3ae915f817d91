import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';

// A file of this area, so that the portal's content security policy allows it.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Opens a PDF in pdf.js' worker; call `destroy` when it is no longer shown. */
export const openPdf = (bytes: ArrayBuffer) =>
  getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, useWasm: false, enableXfa: false });

export type { PDFDocumentProxy };
