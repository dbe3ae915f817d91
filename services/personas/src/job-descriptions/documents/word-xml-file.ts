import { XMLSerializer } from '@xmldom/xmldom';
import type { WordParts } from './word-parts';
import { attribute, childElements, elementName, firstChild, parseXml } from './word-xml';

const START = 5000;
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The namespace of Word 2003. */
const OLD_MAIN = 'http://schemas.microsoft.com/office/word/2003/wordml';
const FLAT_PACKAGE = 'http://schemas.microsoft.com/office/2006/xmlPackage';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The parts that every package has, and that a file of XML lacks. */
const FRAME: [string, string][] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
  ],
];

/** Whether a text is a Word document as one file of XML, as HR systems and old versions of Word write it. */
export const isWordXml = (text: string) => {
  const start = text.slice(0, START);
  return start.includes(OLD_MAIN) ? start.includes('wordDocument') : start.includes(FLAT_PACKAGE);
};

const serialise = (node: Node) => new XMLSerializer().serializeToString(node);

const readPackage = (root: Element): [string, string | Buffer][] =>
  childElements(root).flatMap((part): [string, string | Buffer][] => {
    const name = (attribute(part, 'name') ?? '').replace(/^\//, '');
    const data = firstChild(part, 'xmlData');
    const xml = data && childElements(data)[0];
    if (xml) return [[name, serialise(xml)]];
    return [[name, Buffer.from(firstChild(part, 'binaryData')?.textContent ?? '', 'base64')]];
  });

/** Word 2003 uses the elements of today under another name. */
const readOldWord = (root: Element): [string, string][] => {
  const toPart = (name: string, wrap: (xml: string) => string): [string, string][] => {
    const element = firstChild(root, name);
    return element ? [[`word/${name === 'body' ? 'document' : name}.xml`, wrap(serialise(element))]] : [];
  };
  const toNew = (xml: string) => xml.replaceAll(OLD_MAIN, MAIN);
  return [
    ...toPart('body', (xml) => `<w:document xmlns:w="${MAIN}">${toNew(xml)}</w:document>`),
    ...toPart('styles', toNew),
  ];
};

/** The parts of a Word document that is one file of XML. */
export const wordXmlParts = (text: string): WordParts => {
  const root = parseXml(text.slice(text.indexOf('<'))).documentElement;
  const parts = elementName(root) === 'package' ? readPackage(root) : readOldWord(root);
  return new Map([...FRAME, ...parts].map(([name, content]) => [name, Buffer.from(content)]));
};
