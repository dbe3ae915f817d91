import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { FileRefused } from '../read-result';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements without visible text. */
const NEVER_SHOWN = new Set('script style noscript template svg head button select iframe object title'.split(' '));
/** Elements around the text, unless most of the text is within one: some programs put the whole page into a form. */
const ASIDES = new Set('nav footer aside form'.split(' '));
const PARAGRAPHS = new Set(
  'div section article header main dl dt dd blockquote address figure figcaption pre ul ol menu nav footer aside form fieldset legend details center textarea label'.split(
    ' ',
  ),
);
/** Pages with more were made to take long. */
const MAX_TAGS = 50_000;
const MAX_DEPTH = 500;
const TOO_DEEP =
  'This web page has too many elements within each other to be read. Open it in a browser, print it to PDF and send that file.';

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
const attributeOf = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value;

const countLetters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** The number of letters within each node, without those that are never shown. */
const lettersByNode = (root: Node) => {
  const letters = new Map<Node, number>();
  const open = [root];
  const order: Node[] = [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isElement(node) && NEVER_SHOWN.has(node.tagName)) continue;
    order.push(node);
    for (const child of childrenOf(node)) open.push(child);
  }
  for (const node of order.reverse()) {
    const own = 'value' in node ? countLetters(node.value) : 0;
    letters.set(
      node,
      childrenOf(node).reduce((sum, child) => sum + (letters.get(child) ?? 0), own),
    );
  }
  return letters;
};

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const textHtml = (text: string, keepsLines: boolean) =>
  keepsLines ? escapeHtml(text).replace(/\r\n?|\n/g, '<br>') : escapeHtml(text.replace(/[\r\n\t ]+/g, ' '));

/** The name under which the text of an element is read. */
const simpleName = (name: string) => {
  if (name === 'b') return 'strong';
  if (name === 'summary') return 'h3';
  return PARAGRAPHS.has(name) ? 'p' : name;
};

const openTag = (element: Element) => {
  const kept = ['hidden', 'style'].map((name) => [name, attributeOf(element, name)] as const);
  const attributes = kept.flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeHtml(value).replaceAll('"', "'")}"`],
  );
  return `<${simpleName(element.tagName)}${attributes.join('')}>`;
};

/** What somebody entered into a field of a form. */
const enteredText = (element: Element) =>
  element.tagName === 'input' && (attributeOf(element, 'type') ?? 'text') === 'text'
    ? (attributeOf(element, 'value') ?? '')
    : '';

const KEEPS_LINES = new Set(['pre', 'textarea', 'plaintext', 'xmp', 'listing']);
const VOID = new Set([
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'link',
  'meta',
  'area',
  'base',
  'embed',
  'source',
  'track',
]);

/** Cuts off what follows the last tag that is read. */
const limitTags = (html: string) => {
  let index = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags++) {
    index = html.indexOf('<', index + 1);
    if (index < 0) return html;
  }
  return html.slice(0, index);
};

/** Parses a page; stops at one whose elements are too deep within each other, which would take very long. */
const parsePage = (html: string) => {
  let depth = 0;
  const onItemPush = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new FileRefused('too-large', TOO_DEEP);
  };
  const onItemPop = () => {
    depth -= 1;
  };
  return parse(limitTags(html), { treeAdapter: { ...defaultTreeAdapter, onItemPush, onItemPop } });
};

/** The visible content of a web page as well-formed HTML of few elements, however the page is written. */
export const visibleHtml = (html: string): string => {
  const root = parsePage(html);
  const letters = lettersByNode(root);
  const all = letters.get(root) ?? 0;
  const isShown = (element: Element) =>
    !NEVER_SHOWN.has(element.tagName) &&
    !(ASIDES.has(element.tagName) && (letters.get(element) ?? 0) * 2 <= all && attributeOf(element, 'role') !== 'main');

  const parts: string[] = [];
  type Step = { node: Node; keepsLines: boolean } | { end: string };
  const steps: Step[] = [{ node: root, keepsLines: false }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    if ('end' in step) {
      parts.push(step.end);
      continue;
    }
    const { node } = step;
    if (node.nodeName === '#text' && 'value' in node) parts.push(textHtml(node.value, step.keepsLines));
    if (isElement(node) && !isShown(node)) continue;
    let { keepsLines } = step;
    if (isElement(node)) {
      const { tagName } = node;
      keepsLines = keepsLines || KEEPS_LINES.has(tagName);
      parts.push(openTag(node), escapeHtml(enteredText(node)));
      if (!VOID.has(tagName)) steps.push({ end: `</${simpleName(tagName)}>` });
    }
    for (const child of childrenOf(node).toReversed()) steps.push({ node: child, keepsLines });
  }
  return parts.join('');
};
