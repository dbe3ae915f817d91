import { XMLSerializer } from '@xmldom/xmldom';
import { TICKED, UNTICKED } from '../text/ticked-only';
import { type HiddenStyles, isHiddenRun } from './word-hidden';
import {
  attribute,
  childElements,
  closestElement,
  createLike,
  createText,
  elementName,
  findElements,
  firstChild,
  isOn,
  parseXml,
  removeElement,
  unwrapElement,
} from './word-xml';

/** Elements that only wrap visible text, which the docx library leaves out with their content. */
const WRAPPERS = new Set([
  'fldSimple',
  'dir',
  'bdo',
  'ruby',
  'rubyBase',
  'sect',
  'sub-section',
  'annotation',
  'content',
]);
/** Deleted and moved text, and the reading above a character. */
const REMOVED = new Set(['del', 'moveFrom', 'delText', 'delInstrText', 'rt', 'rubyPr']);
/** Everything of a run that is printed. */
const PRINTED = new Set(['t', 'sym', 'tab', 'ptab', 'br', 'cr', 'drawing', 'pict', 'object', 'AlternateContent']);

interface Field {
  /** Before its result: the text says how to compute the field. */
  isInstruction: boolean;
}

interface Visit {
  styles: HiddenStyles;
  /** The fields that are open at this place of the text. */
  fields: Field[];
  /** Called for each alternative chunk with its relationship; returns the text that stands for it. */
  markChunk: (relationship: string) => string;
}

const removePrinted = (element: Element) => {
  for (const child of childElements(element)) {
    if (PRINTED.has(elementName(child))) removeElement(child);
    else removePrinted(child);
  }
};

/** What a check box or a list of a form shows, for which the document has no text. */
const formFieldText = (data: Element | undefined): string => {
  const box = firstChild(data, 'checkBox');
  if (box) return (isOn(firstChild(box, 'checked')) ?? isOn(firstChild(box, 'default'))) ? TICKED : UNTICKED;
  const list = firstChild(data, 'ddList');
  if (!list) return '';
  const entries = findElements(list, 'listEntry').map((entry) => attribute(entry, 'val') ?? '');
  const chosen = attribute(firstChild(list, 'result'), 'val') ?? attribute(firstChild(list, 'default'), 'val') ?? '0';
  return entries[Number(chosen)] ?? '';
};

const showFormField = (mark: Element, { fields }: Visit) => {
  const type = attribute(mark, 'fldCharType');
  if (type === 'separate') fields.splice(-1, 1, { isInstruction: false });
  else if (type === 'end') fields.pop();
  else {
    const run = mark.parentNode;
    const text = formFieldText(firstChild(mark, 'ffData'));
    if (text && run && !fields.some(({ isInstruction }) => isInstruction))
      run.insertBefore(createText(mark, text), mark);
    fields.push({ isInstruction: true });
  }
};

/** Shows a content control as it is printed: without its prompt, and its check box as a sign. */
const showControl = (control: Element) => {
  const properties = firstChild(control, 'sdtPr');
  const content = firstChild(control, 'sdtContent');
  if (!properties || !content) return;
  const box = firstChild(properties, 'checkbox');
  if (!box) {
    if (isOn(firstChild(properties, 'showingPlcHdr'))) removePrinted(content);
    return;
  }
  removeElement(box);
  const sign = findElements(content, 'r').flatMap((run) =>
    childElements(run).filter((child) => PRINTED.has(elementName(child))),
  )[0];
  sign?.parentNode?.replaceChild(createText(sign, isOn(firstChild(box, 'checked')) ? TICKED : UNTICKED), sign);
};

/** Puts text boxes that have no form for older versions of Word after their paragraph. */
const showTextBoxes = (element: Element) => {
  const older = firstChild(element, 'Fallback');
  if (older && childElements(older).length) return;
  const paragraph = closestElement(element, 'p');
  const newer = firstChild(element, 'Choice');
  const boxes = newer ? findElements(newer, 'txbxContent') : [];
  for (const child of boxes.flatMap(childElements).reverse())
    paragraph?.parentNode?.insertBefore(child, paragraph.nextSibling);
};

const isHiddenPart = (element: Element, name: string) => {
  if (name === 'tr') return isOn(firstChild(firstChild(element, 'trPr'), 'hidden')) ?? false;
  if (name === 'tc') return firstChild(firstChild(element, 'tcPr'), 'cellDel') !== undefined;
  // Word 2003 marks changes and comments so.
  if (name === 'annotation') return /Deletion|Comment/.test(attribute(element, 'type') ?? '');
  if (name === 'drawing')
    return findElements(element, 'docPr').some((property) => /^(?:1|true)$/.test(attribute(property, 'hidden') ?? ''));
  return false;
};

const visit = (element: Element, context: Visit): void => {
  const name = elementName(element);
  if (REMOVED.has(name) || isHiddenPart(element, name)) {
    removeElement(element);
    return;
  }
  if (name === 'altChunk') {
    const run = createLike(element, 'r', createText(element, context.markChunk(attribute(element, 'id') ?? '')));
    element.parentNode?.replaceChild(createLike(element, 'p', run), element);
    return;
  }
  if (name === 'fldChar') {
    showFormField(element, context);
    return;
  }
  const isInInstruction = context.fields.some(({ isInstruction }) => isInstruction);
  if (PRINTED.has(name) && isInInstruction) {
    removeElement(element);
    return;
  }
  if (name === 'ptab') element.parentNode?.replaceChild(createLike(element, 'tab'), element);
  else if (name === 'cr') element.parentNode?.replaceChild(createLike(element, 'br'), element);
  else if (name === 'sdt') showControl(element);
  // The marks of fields stay: the docx library needs them in pairs.
  else if (name === 'r' && isHiddenRun(element, context.styles)) removePrinted(element);
  for (const child of childElements(element)) visit(child, context);
  if (name === 'AlternateContent') showTextBoxes(element);
  if (WRAPPERS.has(name)) unwrapElement(element);
};

/** The part of a Word document with only what is printed, for a library that also returns hidden text. */
export const visibleWord = (xml: string, styles: HiddenStyles, markChunk: Visit['markChunk']): string => {
  const document = parseXml(xml);
  if (document.documentElement) visit(document.documentElement, { styles, fields: [], markChunk });
  return new XMLSerializer().serializeToString(document);
};
