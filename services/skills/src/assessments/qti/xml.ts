/** Serialised XML. Only `text` and `element` make it, and both escape their texts. */
export interface Xml {
  source: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 does not allow. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) =>
  text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Text between elements. */
export const text = (content: string): Xml => ({ source: escapeXml(content) });

type Attributes = Record<string, string | number | undefined>;

/** An element; attributes without a value are left out. */
export const element = (name: string, attributes: Attributes, ...children: readonly Xml[]): Xml => {
  const attributeTexts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escapeXml(String(value))}"`,
  );
  const start = `<${name}${attributeTexts.join('')}`;
  const inner = children.map(({ source }) => source).join('');
  return { source: children.length ? `${start}>${inner}</${name}>` : `${start}/>` };
};

/** A file with this root. */
export const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.source}\n`;
