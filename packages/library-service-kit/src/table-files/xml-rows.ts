import { ArchiveRefused } from '@skills-architect/service-kit/archives';
import { SaxesParser } from 'saxes';
import { type Entry, isEntry } from './json-entries';
import { type JsonTable, valueTable } from './json-rows';
import { localName } from './sheet-parts';

/** Root elements of web pages and of Excel's XML format of 2003: other modules read these files. */
const OTHER_ROOTS = /^(?:html|table|workbook)$/i;
const XML_START = /^\s*(?:<\?xml|<[a-z][\w.:-]*[\s>])/i;
const HTML_START = /^\s*<(?:!doctype|html|table|head|body|meta|div|\?mso)/i;
const ROOT = /<([a-z][\w.:-]*)/i;
const MAX_PROLOG = 5000;
const MAX_DEPTH = 50;
/** Elements of formatted texts: what they hold is one text. */
const TEXT_ELEMENTS = /^(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|h[1-6]|a|section)$/i;
const BLOCKS = /^(?:p|br|div|ul|ol|li|h[1-6]|section)$/i;
const NAMESPACE = /^(?:xmlns|xsi|xml)(?::|$)/;

interface Node {
  /** The name as a column has it. */
  name: string;
  values: Entry;
  attributes: Entry;
  text: string;
  hasText: boolean;
  hasParts: boolean;
}

const addValue = (values: Entry, name: string, value: unknown) => {
  const former = Object.hasOwn(values, name) ? values[name] : undefined;
  if (former === undefined) values[name] = value;
  else if (Array.isArray(former)) former.push(value);
  else values[name] = [former, value];
};

/** What an element says: its text, or its parts by name. Texts with words between their parts are formatted texts. */
const contentOf = ({ values, attributes, text, hasParts }: Node): unknown => {
  const own = text.trim();
  if (own) return own;
  return hasParts || Object.keys(attributes).length ? { ...attributes, ...values } : '';
};

/** Parses XML into objects as JSON would have them. */
const parseXml = (text: string, file: string): { name: string; value: unknown } | undefined => {
  const parser = new SaxesParser();
  const path: Node[] = [];
  let result: { name: string; value: unknown } | undefined;
  let prefix = '';
  let failure: string | undefined;
  // Feeds have entities of HTML, which texts may keep; other errors make the file unreadable.
  parser.on('error', ({ message }) => {
    if (!/entity/i.test(message)) failure ??= message;
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    if (!path.length && full.includes(':')) prefix = full.slice(0, full.indexOf(':') + 1);
    if (path.length >= MAX_DEPTH)
      throw new ArchiveRefused(`${file} cannot be read: it is nested more than ${MAX_DEPTH} levels deep.`);
    const own = Object.entries(attributes).filter(([name]) => !NAMESPACE.test(name));
    const name = (prefix && full.startsWith(prefix) ? full.slice(prefix.length) : full).replaceAll(':', ' ');
    path.push({ name, values: {}, attributes: Object.fromEntries(own), text: '', hasText: false, hasParts: false });
  });
  const addText = (part: string) => {
    const node = path.at(-1);
    if (!node) return;
    node.text += part;
    if (part.trim()) node.hasText = true;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = path.pop();
    if (!node) return;
    const parent = path.at(-1);
    if (!parent) result = { name: node.name, value: contentOf(node) };
    else if (TEXT_ELEMENTS.test(node.name)) {
      const isBlock = BLOCKS.test(node.name);
      parent.text += `${isBlock ? '\n' : ''}${node.text}${isBlock ? '\n' : ''}`;
    } else {
      // Blanks between elements are no text.
      if (!parent.hasText) parent.text = '';
      parent.hasParts = true;
      addValue(parent.values, node.name, contentOf(node));
    }
  });
  parser.write(text);
  parser.close();
  if (failure) throw new ArchiveRefused(`${file} is not valid XML (${failure}). It may be cut off: export it again.`);
  return result;
};

/** Names of elements that are one record, where a file has only one. */
const RECORD =
  /^(?:job|item|entry|position|positionopening|jobpositionposting|vacancy|posting|jobposting|offer|listing|ad)$/i;

const findSingle = (value: unknown): Entry | undefined => {
  if (!isEntry(value)) return undefined;
  for (const [name, child] of Object.entries(value)) {
    const found = RECORD.test(name) && isEntry(child) ? child : findSingle(child);
    if (found) return found;
  }
  return undefined;
};

/** Whether a text is XML other than a web page. Titles of a list such as `<Name>,<Place>` are none. */
export const isXml = (text: string): boolean =>
  XML_START.test(text) && !HTML_START.test(text) && (text.includes('</') || text.includes('/>'));

/**
 * The records of an XML feed, such as `<jobs><job>` and the items of RSS, as a table; undefined when the file is a web page,
 * a workbook, or has no list of records.
 */
export const xmlTable = (text: string, name: string): JsonTable | undefined => {
  const [, rootName = ''] = ROOT.exec(text.slice(0, MAX_PROLOG)) ?? [];
  if (OTHER_ROOTS.test(localName(rootName))) return undefined;
  const root = parseXml(text, name);
  if (!root || !isEntry(root.value)) return undefined;
  const lists = valueTable(root.value, name, 'list');
  if (lists) return lists;
  const single = RECORD.test(root.name) ? root.value : findSingle(root.value);
  return single ? valueTable([single], name, 'all') : undefined;
};
