import { fileTypeFromBuffer } from 'file-type';

/** File type by content, regardless of the file name. */
export type ContentKind = 'pdf' | 'docx' | 'cfb' | 'zip' | 'rar' | 'other';

const KINDS: Record<string, ContentKind> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template': 'docx',
  'application/vnd.ms-word.document.macroenabled.12': 'docx',
  'application/x-cfb': 'cfb',
  'application/zip': 'zip',
  'application/x-rar-compressed': 'rar',
};

/** Some programs write a BOM or an empty line before a PDF's first line; readers search the first kilobyte. */
const isPdfWithPreface = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** Detects the file type by the first bytes (for office files also by the entry names). */
export const contentKind = async (bytes: Uint8Array): Promise<ContentKind> => {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const kind = found && KINDS[found.mime];
  if (kind) return kind;
  return isPdfWithPreface(bytes) ? 'pdf' : 'other';
};
