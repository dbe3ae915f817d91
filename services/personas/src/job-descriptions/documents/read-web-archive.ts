import { formatCount } from '@skills-architect/contracts/locale';
import { documentText, type JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { readHtml } from './read-html';
import { subjectTitle } from './subject-title';
import type { WebArchive } from './web-archive';

/** Newsletters show a web page that only links to what their plain text says. */
const MUCH_MORE = 2;
const ADDRESS = /https?:\/\/\S+/g;
const countLetters = (text: string) => text.replace(ADDRESS, '').match(/\p{L}/gu)?.length ?? 0;

const readBody = ({ html, text = '' }: WebArchive): JobDocument => {
  const page = html === undefined ? undefined : readHtml(html);
  return page && countLetters(text) <= MUCH_MORE * countLetters(documentText(page)) ? page : textDocument(text);
};

/** More names make a note that nobody reads. */
const MOST_NAMES = 3;

const attachmentsNote = (names: readonly string[]) => {
  const more = names.length - MOST_NAMES;
  const named = [...names.slice(0, MOST_NAMES), ...(more > 0 ? [formatCount(more, 'other', 'others')] : [])];
  return `${formatCount(names.length, 'attachment of this mail was', 'attachments of this mail were')} not read: ${named.join(', ')}. Send ${names.length > 1 ? 'them as files of their own' : 'it as a file of its own'}.`;
};

/** The document of a web page in one file, or of a mail: its subject may name the role. */
export const documentOfArchive = (archive: WebArchive): JobDocument => {
  const document = readBody(archive);
  const { attachments } = archive;
  const subject = subjectTitle(archive.subject);
  return {
    ...document,
    titles: [...document.titles, ...(subject ? [subject] : [])],
    ...(attachments.length > 0 && { note: attachmentsNote(attachments) }),
  };
};
