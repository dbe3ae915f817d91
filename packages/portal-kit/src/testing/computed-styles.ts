import { StyleSheet } from '@emotion/sheet';
import { RELEVANT_PROPERTIES, type RelevantProperty, relevantRules } from './relevant-rules';

type Answers = Partial<Record<RelevantProperty, string>>;

const rules = relevantRules();

/** Rules that tests can notice. jsdom ignores rules in layers; line clamping is for tests of clamped texts. */
const RELEVANT_RULE = /^(?!@layer).*(?:display:|visibility:|pointer-events:|line-clamp:)/s;

/**
 * Inserts only style rules that tests can notice. jsdom has no layout and matches every rule against every queried
 * element, so other rules only cost time: a fifth of the screens' tests.
 */
export function insertRelevantStylesOnly() {
  const insert = StyleSheet.prototype.insert;
  StyleSheet.prototype.insert = function (rule) {
    if (!RELEVANT_RULE.test(rule)) return;
    rules.add(rule);
    insert.call(this, rule);
  };
}

/** Attributes that affect the browser's default styles. */
const DISPLAY_ATTRIBUTES = ['hidden', 'open', 'type', 'controls'] as const;

/** The default `display` of an element; computed once for each kind of element. */
const createDefaultDisplay = (compute: typeof getComputedStyle) => {
  const cache = new Map<string, string>();
  const empty = document.implementation.createHTMLDocument();
  return (element: Element): string => {
    const attributes = DISPLAY_ATTRIBUTES.filter((name) => element.hasAttribute(name));
    const kind = `${element.namespaceURI} ${element.localName} ${attributes.map((name) => `${name}=${element.getAttribute(name)}`)}`;
    const before = cache.get(kind);
    if (before !== undefined) return before;
    const emptyElement = empty.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) emptyElement.setAttribute(name, element.getAttribute(name) ?? '');
    empty.body.append(emptyElement);
    const { display } = compute(emptyElement);
    emptyElement.remove();
    cache.set(kind, display);
    return display;
  };
};

const inlineValue = (element: Element, property: RelevantProperty) =>
  'style' in element && element.style instanceof CSSStyleDeclaration ? element.style.getPropertyValue(property) : '';

/**
 * Caches `getComputedStyle` until the document changes, and computes frequently queried properties without jsdom, which
 * always computes all properties: that took a quarter of the time of the screens' tests.
 */
export function cacheComputedStyles(window: Window & typeof globalThis) {
  const compute = window.getComputedStyle.bind(window);
  const getDisplay = createDefaultDisplay(compute);
  let cache = new WeakMap<Element, { answers: Answers; style: CSSStyleDeclaration }>();

  const inheritedValue = (element: Element, property: RelevantProperty, initial: string) =>
    element.parentElement ? computedValue(element.parentElement, property) : initial;
  const computeValue = (element: Element, property: RelevantProperty): string => {
    const declared = inlineValue(element, property) || rules.valueOf(element, property);
    if (declared && declared !== 'inherit') return declared;
    if (property === 'display') return getDisplay(element);
    return inheritedValue(element, property, property === 'visibility' ? 'visible' : 'auto');
  };
  const computedValue = (element: Element, property: RelevantProperty): string => {
    const { answers } = cacheEntry(element);
    answers[property] ??= computeValue(element, property);
    return answers[property];
  };

  const createLazyStyle = (element: Element): CSSStyleDeclaration => {
    let computedStyle: CSSStyleDeclaration | undefined;
    const style = () => {
      computedStyle ??= compute(element);
      return computedStyle;
    };
    const getPropertyValue = (name: string) => {
      const property = RELEVANT_PROPERTIES.find((candidate) => candidate === name);
      return property ? computedValue(element, property) : style().getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (name === 'pointerEvents') return computedValue(element, 'pointer-events');
        if (name === 'display' || name === 'visibility') return computedValue(element, name);
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
    });
  };
  const cacheEntry = (element: Element) => {
    const entry = cache.get(element) ?? { answers: {}, style: createLazyStyle(element) };
    cache.set(element, entry);
    return entry;
  };

  const forget = () => {
    cache = new WeakMap();
  };
  const observer = new window.MutationObserver(forget);
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (observer.takeRecords().length > 0) forget();
    return cacheEntry(element).style;
  };
}
