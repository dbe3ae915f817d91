/** The elements that browsers put in place of a text to translate it. */
const isTranslation = (node: Node | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** The translation that replaced a text, by that text. */
const translations = new WeakMap<Node, ChildNode>();

/** What stands among the children of a parent for a text of React: the text, or the translation it is in or has become. */
const findPlaced = (parent: Node, child: Node): Node | null => {
  let ancestor: Node | null = translations.get(child) ?? child;
  while (ancestor && ancestor.parentNode !== parent) ancestor = ancestor.parentNode;
  return ancestor;
};

/** A text that React has changed takes the place of its translation, which the browser then makes again. */
const restoreChanged = (text: Node) => {
  translations.get(text)?.replaceWith(text);
  translations.delete(text);
};

/**
 * Keeps the page alive when the browser translates it: it moves texts into other elements or replaces them, and React,
 * which knows only its own texts, would fail to remove them or show old ones. Returns a function that ends it.
 */
export const tolerateTranslation = (): (() => void) => {
  const { removeChild, insertBefore } = Node.prototype;
  let isTranslated = false;

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes } of records) {
      if (type === 'characterData') restoreChanged(target);
      const [added] = addedNodes;
      if (!isTranslation(added)) continue;
      isTranslated = true;
      for (const text of removedNodes) {
        translations.set(text, added);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  Node.prototype.removeChild = function removePlaced<N extends Node>(this: Node, child: N): N {
    if (!isTranslated || child.parentNode === this) return removeChild.call<Node, [N], N>(this, child);
    const placed = findPlaced(this, child);
    if (placed) removeChild.call(this, placed);
    return child;
  };
  Node.prototype.insertBefore = function insertPlaced<N extends Node>(this: Node, node: N, next: Node | null): N {
    const isKnown = !isTranslated || !next || next.parentNode === this;
    return insertBefore.call<Node, [N, Node | null], N>(this, node, isKnown ? next : findPlaced(this, next));
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
};
