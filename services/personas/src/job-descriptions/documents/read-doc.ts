import WordExtractor from 'word-extractor';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { cfbFault } from './cfb-header';

const UNSUPPORTED = "This file isn't a Word document, or it is damaged. Send job descriptions as PDF, DOCX or DOC.";
const LOCKED = 'This Word document is locked with a password. Save it without one and send it again.';
/** An encrypted docx is a compound file with this stream. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** Below this body length the text boxes are read too: some documents consist of boxes only. */
const SHORT_BODY = 400;

/** Text of a Word 97–2003 document; table cells are separated by tabs. */
export const readDoc = async (bytes: Uint8Array): Promise<JobDocument> => {
  if (Buffer.from(bytes).includes(ENCRYPTED)) throw new FileRefused('unsupported', LOCKED);
  if (cfbFault(bytes)) throw new FileRefused('unsupported', UNSUPPORTED);
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const body = document.getBody();
    const boxes = body.trim().length < SHORT_BODY ? document.getTextboxes({ includeHeadersAndFooters: false }) : '';
    return textDocument([boxes, body].filter((text) => text.trim()).join('\n\n'));
  } catch {
    throw new FileRefused('unsupported', UNSUPPORTED);
  }
};
