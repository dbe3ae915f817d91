import { DOMParser } from '@xmldom/xmldom';

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** The element children at this moment; the list stays the same when elements are moved. */
export const childElements = (element: Node): Element[] => Array.from(element.childNodes).filter(isElement);

/** The name without its prefix, which writers choose freely. */
export const elementName = (element: Element) => element.localName ?? element.nodeName;

export const firstChild = (element: Element | undefined, name: string) =>
  element && childElements(element).find((child) => elementName(child) === name);

/** All elements of a name within an element, without those inside of each other. */
export const findElements = (element: Element, name: string): Element[] =>
  childElements(element).flatMap((child) => (elementName(child) === name ? [child] : findElements(child, name)));

export const closestElement = (element: Element, name: string): Element | undefined => {
  for (let node = element.parentNode; node; node = node.parentNode)
    if (isElement(node) && elementName(node) === name) return node;
  return undefined;
};

/** An attribute by its name without the prefix. */
export const attribute = (element: Element | undefined, name: string) =>
  element && Array.from(element.attributes).find((attr) => (attr.localName ?? attr.nodeName) === name)?.value;

/** Whether a property such as `<w:b/>` is on; undefined without the property. */
export const isOn = (property: Element | undefined): boolean | undefined =>
  property && !/^(?:0|false|off)$/.test(attribute(property, 'val') ?? '');

export const removeElement = (element: Element) => element.parentNode?.removeChild(element);

/** Replaces an element by its children. */
export const unwrapElement = (element: Element) => {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  removeElement(element);
};

/** A new element of the same namespace. */
export const createLike = (element: Element, name: string, ...children: Node[]) => {
  const { ownerDocument, namespaceURI, prefix } = element;
  const created = ownerDocument.createElementNS(namespaceURI, prefix ? `${prefix}:${name}` : name);
  for (const child of children) created.appendChild(child);
  return created;
};

/** A text element `t` for a run. */
export const createText = (run: Element, text: string) => {
  const created = createLike(run, 't', run.ownerDocument.createTextNode(text));
  created.setAttribute('xml:space', 'preserve');
  return created;
};

const fail = (message: unknown) => {
  throw new Error(`Damaged XML: ${String(message)}`);
};

/** Parses a part of a Word document; throws when it is damaged. */
export const parseXml = (xml: string): Document =>
  new DOMParser({ errorHandler: { warning: () => undefined, error: fail, fatalError: fail } }).parseFromString(
    xml,
    'text/xml',
  );
