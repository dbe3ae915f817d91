import { languageName } from '@skills-architect/contracts/locale';
import type { DocumentLanguage } from '@skills-architect/contracts/personas';
import type { JobDocument } from './document/document';

/** `Page 2`, `Pages 2, 3 and 5`. */
const pageList = (indexes: readonly number[]) => {
  const numbers = indexes.map((index) => String(index + 1));
  const last = numbers.pop() ?? '';
  return numbers.length ? `Pages ${numbers.join(', ')} and ${last}` : `Page ${last}`;
};

const scansNote = (indexes: readonly number[]) =>
  indexes.length > 1
    ? `${pageList(indexes)} of this PDF have no text and were not read. If they are scans, send the original document.`
    : `${pageList(indexes)} of this PDF has no text and was not read. If it is a scan, send the original document.`;

/** Which pages of a document were not read; empty if all were. */
export const unreadPages = ({ scannedPages, note }: JobDocument): string =>
  [scannedPages ? scansNote(scannedPages) : '', note].filter(Boolean).join(' ');

/** Says that a document seems to hold more vacancies than were read; empty if it does not. */
export const unreadVacancies = (found: number, read: number): string => {
  if (read >= found) return '';
  const described = `This document seems to hold ${found} job descriptions`;
  return read > 1
    ? `${described}; ${read} of them were read. Send the others as separate files.`
    : `${described}, and only one persona was made of them. Send them as separate files.`;
};

/** Says that a document has its text in further languages; empty without any. */
export const unreadVersions = (languages: readonly DocumentLanguage[] = []): string =>
  languages.length
    ? `The text of this document in ${languages.map(languageName).join(' and ')} was not read. If it is about another role, send it as a file of its own.`
    : '';
