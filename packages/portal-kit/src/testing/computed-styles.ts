import { StyleSheet } from '@emotion/sheet';

/**
 * What tests can tell apart: whether an element is shown, can be clicked, stands in a line of its own or is clamped.
 * jsdom does not apply rules in layers.
 */
const TELLING = /^(?!@layer).*(?:display:|visibility:|pointer-events:|line-clamp:)/s;

/**
 * Inserts only the style rules that a test can notice. jsdom matches every rule against every element it is asked
 * about, and has no layout, so rules about sizes and colours only cost time: a fifth of that of the screens' tests.
 */
export function insertTellingStylesOnly() {
  const insert = StyleSheet.prototype.insert;
  StyleSheet.prototype.insert = function (rule) {
    if (TELLING.test(rule)) insert.call(this, rule);
  };
}

/**
 * Answers `getComputedStyle` from memory until the document changes. Looking an element up by its role asks for the
 * style of each candidate and its ancestors, and jsdom computes it anew each time: a tenth of the screens' tests.
 */
export function rememberComputedStyles(window: Window & typeof globalThis) {
  const compute = window.getComputedStyle.bind(window);
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    known = new WeakMap();
  };
  const changes = new window.MutationObserver(forget);
  changes.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
}
