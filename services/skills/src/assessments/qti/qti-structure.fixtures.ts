import { SaxesParser } from 'saxes';
import type { PackageFile } from './qti-package';

/** A parsed element. */
export interface ParsedElement {
  name: string;
  attributes: Record<string, string>;
  children: ParsedElement[];
  text: string;
}

/** Parses a file strictly: throws unless it is well-formed. */
export const readXml = ({ name, content }: PackageFile): ParsedElement => {
  const root: ParsedElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true, fileName: name });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(Object.entries(tag.attributes).map(([key, { value }]) => [key, value]));
    const element = { name: tag.name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const current = open.at(-1);
    if (current) current.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(content).close();
  return root.children[0] ?? root;
};

/** All elements with a name, in document order. */
export const all = (of: ParsedElement, name: string): ParsedElement[] =>
  of.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);

type Count = '1' | '?' | '*' | '+';
interface Rule {
  required?: readonly string[];
  optional?: readonly string[];
  /** Children in the order of the model, with their cardinality. */
  children?: readonly (readonly [string, Count])[];
}

const NAMESPACES = ['xmlns', 'xmlns:xsi', 'xsi:schemaLocation'];

/**
 * The part of QTI 3.0 that the package uses: names, attributes, order and number of children. Compared with the
 * published schemas imsqti_asiv3p0 (its SBAC profile) and imsqtiv3p0_imscpv1p2; stricter where the package always
 * writes what they leave optional.
 */
const MODEL: Record<string, Rule> = {
  'qti-assessment-item': {
    required: ['identifier', 'title', 'adaptive', 'time-dependent'],
    optional: ['xml:lang', ...NAMESPACES],
    children: [
      ['qti-response-declaration', '*'],
      ['qti-outcome-declaration', '*'],
      ['qti-item-body', '?'],
      ['qti-response-processing', '?'],
    ],
  },
  'qti-response-declaration': {
    required: ['identifier', 'cardinality', 'base-type'],
    children: [['qti-correct-response', '?']],
  },
  'qti-correct-response': { children: [['qti-value', '+']] },
  'qti-outcome-declaration': {
    required: ['identifier', 'cardinality', 'base-type'],
    children: [['qti-default-value', '?']],
  },
  'qti-default-value': { children: [['qti-value', '+']] },
  'qti-value': {},
  'qti-item-body': { children: [['qti-choice-interaction', '+']] },
  'qti-choice-interaction': {
    required: ['response-identifier'],
    optional: ['max-choices', 'min-choices', 'shuffle'],
    children: [
      ['qti-prompt', '?'],
      ['qti-simple-choice', '+'],
    ],
  },
  'qti-prompt': { children: [['p', '*']] },
  p: {},
  'qti-simple-choice': { required: ['identifier'], optional: ['fixed'] },
  'qti-response-processing': { optional: ['template'] },
  'qti-assessment-test': {
    required: ['identifier', 'title'],
    optional: NAMESPACES,
    children: [['qti-test-part', '+']],
  },
  'qti-test-part': {
    required: ['identifier', 'navigation-mode', 'submission-mode'],
    children: [['qti-assessment-section', '+']],
  },
  'qti-assessment-section': {
    required: ['identifier', 'title', 'visible'],
    children: [['qti-assessment-item-ref', '*']],
  },
  'qti-assessment-item-ref': { required: ['identifier', 'href'] },
  manifest: {
    required: ['identifier'],
    optional: NAMESPACES,
    children: [
      ['metadata', '1'],
      ['organizations', '1'],
      ['resources', '1'],
    ],
  },
  metadata: {
    children: [
      ['schema', '1'],
      ['schemaversion', '1'],
    ],
  },
  schema: {},
  schemaversion: {},
  organizations: {},
  resources: { children: [['resource', '+']] },
  resource: {
    required: ['identifier', 'type', 'href'],
    children: [
      ['file', '+'],
      ['dependency', '*'],
    ],
  },
  file: { required: ['href'] },
  dependency: { required: ['identifierref'] },
};

const VALUES: Record<string, readonly string[]> = {
  xmlns: ['http://www.imsglobal.org/xsd/imsqtiasi_v3p0', 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1'],
  type: ['imsqti_test_xmlv3p0', 'imsqti_item_xmlv3p0'],
  cardinality: ['single', 'multiple', 'ordered', 'record'],
  'base-type': ['identifier', 'float', 'integer', 'string', 'boolean'],
  'navigation-mode': ['linear', 'nonlinear'],
  'submission-mode': ['individual', 'simultaneous'],
  adaptive: ['true', 'false'],
  'time-dependent': ['true', 'false'],
  visible: ['true', 'false'],
};
/** The ASCII part of NCName. */
const IDENTIFIER = /^[A-Za-z_][\w.-]*$/;
const PATTERNS: Record<string, RegExp> = {
  identifier: IDENTIFIER,
  'response-identifier': IDENTIFIER,
  identifierref: IDENTIFIER,
  'max-choices': /^\d+$/,
  'min-choices': /^\d+$/,
  'xml:lang': /^[A-Za-z]{1,8}(-[A-Za-z\d]{1,8})*$/,
};
/** Elements that may contain text. */
const TEXT = ['qti-value', 'qti-prompt', 'p', 'qti-simple-choice', 'schema', 'schemaversion'];
const IS_ALLOWED_COUNT: Record<Count, (count: number) => boolean> = {
  '1': (count) => count === 1,
  '?': (count) => count <= 1,
  '*': () => true,
  '+': (count) => count >= 1,
};

/** The violations of the model in an element and its descendants. */
export const findProblems = (element: ParsedElement): string[] => {
  const { name, attributes, children, text } = element;
  const rule = MODEL[name];
  if (!rule) return [`${name} is unknown`];
  const { required = [], optional = [], children: allowed = [] } = rule;
  const order = children.map((child) => allowed.findIndex(([childName]) => childName === child.name));
  return [
    ...required.filter((key) => !attributes[key]).map((key) => `${name} needs ${key}`),
    ...Object.keys(attributes)
      .filter((key) => ![...required, ...optional].includes(key))
      .map((key) => `${name} has no ${key}`),
    ...Object.entries(attributes)
      .filter(([key, value]) => VALUES[key] && !VALUES[key].includes(value))
      .map(([key, value]) => `${name}: ${key} cannot be ${value}`),
    ...Object.entries(attributes)
      .filter(([key, value]) => PATTERNS[key] && !PATTERNS[key].test(value))
      .map(([key, value]) => `${name}: ${key} cannot be ${value}`),
    ...(text.trim() && !TEXT.includes(name) ? [`${name} cannot have text`] : []),
    ...children.filter((_, index) => order[index] === -1).map((child) => `${name} cannot have ${child.name}`),
    ...(order.every((place, index) => index === 0 || place >= (order[index - 1] ?? 0)) ? [] : [`${name}: wrong order`]),
    ...allowed
      .filter(
        ([childName, count]) => !IS_ALLOWED_COUNT[count](children.filter((child) => child.name === childName).length),
      )
      .map(([childName]) => `${name}: wrong number of ${childName}`),
    ...children.flatMap(findProblems),
  ];
};
