/** A rectangle on a page in points from the page's upper left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A heading, paragraph, list item or table row of a document; cells of a row are separated by tabs. Wrapped lines are
 * already joined. `gap` is empty space between blocks.
 */
export interface Block {
  kind: 'heading' | 'item' | 'text' | 'gap';
  text: string;
  /** Level of a marked heading, 1 is highest; 0 for other blocks. */
  depth: number;
  /** Index of the page, from 0. Formats without pages have only one. */
  page: number;
  /** Its position on the page, if the format has positions. */
  box?: Box;
  /** A short line in another font than the running text, such as bold: a possible heading. */
  emphasis?: boolean;
}

/** The format-independent result of reading a document. */
export interface JobDocument {
  blocks: Block[];
  /** The blocks of each description, if the document says where each begins. */
  parts?: Block[][];
  /**
   * Texts outside the body that may name the role: title property, page header of a Word document or printed web page.
   */
  titles: string[];
  /** Indexes of pages that are only pictures, whose text was not read. */
  scannedPages?: number[];
  /** What of the document was not read, as a sentence. */
  note?: string;
  /** The text comes from OCR. */
  readByOcr?: boolean;
}

export const GAP: Block = { kind: 'gap', text: '', depth: 0, page: 0 };

/** The plain text of a document, one block per line. */
export const documentText = ({ blocks }: JobDocument) =>
  blocks
    .map(({ text }) => text)
    .join('\n')
    .trim();
