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

/** Deleted text, comments, and text that a condition hides. */
const NOT_PRINTED =
  /<(\/?)(?:text:tracked-changes|office:annotation|text:hidden-text|text:hidden-paragraph)(?=[\s/>])/g;

const HIDES = /text:display="none"|style:text-line-through-style="(?!none")/;

/** The names of styles that hide their text or cross it out. */
const hiddenStyles = (xml: string) =>
  new Set(
    xml
      .split('<style:style ')
      .slice(1)
      .filter((style) => style.charAt(style.indexOf('>') - 1) !== '/')
      .filter((style) => HIDES.test(style.split('</style:style>')[0] ?? ''))
      .map((style) => /style:name="([^"]{1,200})"/.exec(style)?.[1]),
  );

/** Converts OpenDocument elements to HTML; what is not printed becomes hidden. */
const toHtml = (xml: string, hidden: ReadonlySet<string | undefined>) =>
  xml
    .replace(NOT_PRINTED, (_, end: string) => (end ? '</template' : '<template hidden'))
    .replace(/<(text:(?:p|h|span|section|list)) ([^<>]{0,2000})>/g, (tag, name: string, attributes: string) => {
      const style = /text:style-name="([^"]{1,200})"/.exec(attributes)?.[1];
      return hidden.has(style ?? '') || /text:display="none"/.test(attributes) ? `<${name} hidden ${attributes}>` : tag;
    })
    .replace(/<text:h( hidden)? [^<>]{0,300}outline-level="([1-6])"[^<>]{0,300}>/g, '<h$2$1>')
    .replace(/<text:h( hidden)?(?=[\s>])[^<>]{0,600}>/g, '<h2$1>')
    .replace(/<\/text:h>/g, '</h2>')
    .replace(/<(\/?)text:list-item(?=[\s/>])/g, '<$1li')
    .replace(/<(\/?)text:p(?=[\s/>])/g, '<$1p')
    .replace(/<(\/?)table:table-row(?=[\s/>])/g, '<$1tr')
    .replace(/<(\/?)table:table-cell(?=[\s/>])/g, '<$1td')
    .replace(/<(\/?)table:table(?=[\s/>])/g, '<$1table')
    .replace(/<text:(?:s|tab)(?=[\s/>])[^<>]{0,100}>/g, ' ')
    .replace(/<text:line-break\/>/g, '<br/>')
    .replace(/<li[^<>]{0,300}><p/g, '<li><span')
    .replace(/<(\/?)text:(span|section|list)(?=[\s/>])/g, '<$1$2')
    .replace(/<\/?(?:text|office|draw|style|table):[^<>]{0,2000}>/g, '');

/** The document of an OpenDocument text. */
export const readOdt = (bytes: Uint8Array): Promise<JobDocument> =>
  withZip(bytes, LIMITS, async (entries) => {
    const readEntry = async (name: string) => {
      const entry = entries.find((file) => file.name === name);
      return entry ? Buffer.from(await entry.read()).toString('utf8') : '';
    };
    if ((await readEntry('META-INF/manifest.xml')).includes('encryption-data'))
      throw new FileRefused('unsupported', LOCKED);
    const xml = await readEntry('content.xml');
    const hidden = hiddenStyles(xml + (await readEntry('styles.xml')));
    return textDocument(textOfHtml(toHtml(xml.slice(Math.max(0, xml.indexOf('<office:body'))), hidden)));
  });
