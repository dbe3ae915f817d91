import WordExtractor from 'word-extractor';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { cfbFault } from './cfb-header';

const UNSUPPORTED = "This file isn't a Word document, or it is damaged. Send job descriptions as PDF, DOCX or DOC.";
const TOO_OLD =
  'This document was written by a version of Word before Word 97, which is not read. Open it in Word, save it as docx and send that file.';
const LOCKED = 'This Word document is password-protected. Save it without a password and send it again.';
/** An encrypted docx is a compound file with this stream. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** The magic number of a Word text, and the flag of an encrypted one in its header. */
const WORD_HEADER = 0xa5ec;
/** The same of Word 6 and Word 95. */
const OLD_WORD_HEADER = 0xa5dc;
const WORD_VERSIONS = { first: 0x65, last: 0x112 };
const FLAGS_AT = 10;
const ENCRYPTED_BIT = 0x100;
const SECTOR = 512;

/** Whether a Word text in the file is encrypted: its header is at the start of a sector. */
const isEncrypted = (file: Buffer) => {
  if (file.includes(ENCRYPTED)) return true;
  for (let index = SECTOR; index + SECTOR <= file.length; index += SECTOR) {
    if (file.readUInt16LE(index) !== WORD_HEADER) continue;
    const version = file.readUInt16LE(index + 2);
    if (version < WORD_VERSIONS.first || version > WORD_VERSIONS.last) continue;
    return (file.readUInt16LE(index + FLAGS_AT) & ENCRYPTED_BIT) !== 0;
  }
  return false;
};

const isOldWord = (file: Buffer) => {
  for (let index = SECTOR; index + SECTOR <= file.length; index += SECTOR)
    if (file.readUInt16LE(index) === OLD_WORD_HEADER) return true;
  return false;
};

/** The properties `hidden` and `crossed out` of characters, each with the value on; and the first byte of `deleted`. */
const NOT_READ = [Buffer.from([0x3c, 0x08, 0x01]), Buffer.from([0x37, 0x08, 0x01])];
const DELETED = 0x00;

/** Marks hidden and crossed out text as deleted, because the library leaves out deleted text only. */
export const markHidden = (bytes: Uint8Array): Buffer => {
  const file = Buffer.from(bytes);
  for (const property of NOT_READ)
    for (let index = file.indexOf(property); index >= 0; index = file.indexOf(property, index + 1))
      file[index] = DELETED;
  return file;
};

/** Below this body length the text boxes are read too, because some documents consist of boxes only. */
const SHORT_BODY = 400;

/** Text of a Word 97–2003 document; table cells are separated by tabs. */
export const readDoc = async (bytes: Uint8Array): Promise<JobDocument> => {
  if (isEncrypted(Buffer.from(bytes))) throw new FileRefused('unsupported', LOCKED);
  const refusal = () => new FileRefused('unsupported', isOldWord(Buffer.from(bytes)) ? TOO_OLD : UNSUPPORTED);
  if (cfbFault(bytes)) throw refusal();
  try {
    const document = await new WordExtractor().extract(markHidden(bytes));
    const body = document.getBody();
    const boxes = body.trim().length < SHORT_BODY ? document.getTextboxes({ includeHeadersAndFooters: false }) : '';
    return textDocument([boxes, body].filter((text) => text.trim()).join('\n\n'));
  } catch {
    throw refusal();
  }
};
