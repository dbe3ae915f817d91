import { withZip } from '@skills-architect/service-kit/archives';
import type { JobDocument } from '../document/document';
import { textDocument } from '../document/text-blocks';
import { FileRefused } from '../read-result';
import { textOfHtml } from './text-of-html';

const MB = 1024 * 1024;
const LIMITS = { maxEntries: 2000, maxEntryBytes: 32 * MB, maxTotalBytes: 96 * MB };
const LOCKED = 'This document is password-protected. Save it without a password and send it again.';

/** An OpenDocument text starts with its media type, uncompressed. */
export const isOdt = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 120)).toString('latin1').includes('mimetypeapplication/vnd.oasis.opendocument.text');

/** Converts OpenDocument elements to HTML. */
const toHtml = (xml: string) =>
  xml
    .replace(/<text:h [^<>]{0,300}outline-level="([1-6])"[^<>]{0,300}>/g, '<h$1>')
    .replace(/<text:h(?=[\s>])[^<>]{0,600}>/g, '<h2>')
    .replace(/<\/text:h>/g, '</h2>')
    .replace(/<(\/?)text:list-item(?=[\s/>])/g, '<$1li')
    .replace(/<(\/?)text:p(?=[\s/>])/g, '<$1p')
    .replace(/<(\/?)table:table-row(?=[\s/>])/g, '<$1tr')
    .replace(/<(\/?)table:table-cell(?=[\s/>])/g, '<$1td')
    .replace(/<(\/?)table:table(?=[\s/>])/g, '<$1table')
    .replace(/<text:(?:s|tab)(?=[\s/>])[^<>]{0,100}>/g, ' ')
    .replace(/<text:line-break\/>/g, '<br/>')
    .replace(/<li[^<>]{0,300}><p/g, '<li><span')
    .replace(/<\/?(?:text|office|draw|style|table):[^<>]{0,2000}>/g, '');

/** The document of an OpenDocument text. */
export const readOdt = (bytes: Uint8Array): Promise<JobDocument> =>
  withZip(bytes, LIMITS, async (entries) => {
    const readEntry = async (name: string) => {
      const entry = entries.find((one) => one.name === name);
      return entry ? Buffer.from(await entry.read()).toString('utf8') : '';
    };
    if ((await readEntry('META-INF/manifest.xml')).includes('encryption-data'))
      throw new FileRefused('unsupported', LOCKED);
    const xml = await readEntry('content.xml');
    return textDocument(textOfHtml(toHtml(xml.slice(Math.max(0, xml.indexOf('<office:body'))))));
  });
