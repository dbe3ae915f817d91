/** A rectangle on a page in points from the page's upper left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A heading, paragraph, list item or table row of a document; cells of a row are separated by tabs. Lines that belong
 * together are already joined. `gap` is empty space between blocks.
 */
export interface Block {
  kind: 'heading' | 'item' | 'text' | 'gap';
  text: string;
  /** Level of a marked heading, 1 is highest; 0 for other blocks. */
  depth: number;
  /** Index of the page, from 0. Formats without pages have only one. */
  page: number;
  /** Where it stands on the page, when the format knows. */
  box?: Box;
  /** A short line in another font than the running text, such as bold: it may be a heading. */
  emphasis?: boolean;
}

/** A document as its readers deliver it, whatever its format. */
export interface JobDocument {
  blocks: Block[];
  /** Texts outside the body that may name the role: title property, header of a Word document or printed web page. */
  titles: string[];
  /** The text was recognised in pictures of pages. */
  readByOcr?: boolean;
}

export const GAP: Block = { kind: 'gap', text: '', depth: 0, page: 0 };

/** The plain text of a document, one block per line. */
export const documentText = ({ blocks }: JobDocument) =>
  blocks
    .map(({ text }) => text)
    .join('\n')
    .trim();
