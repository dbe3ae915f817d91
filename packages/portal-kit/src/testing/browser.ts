import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { cacheComputedStyles, insertRelevantStylesOnly } from './computed-styles';
import { close, showModal } from './modal-dialogs';
import { disableOwnerStacks } from './owner-stacks';

// A busy machine may need many times the default second to render a large table.
configure({ asyncUtilTimeout: 20_000 });

/** A canvas context that accepts every call. jsdom has none, and charts only need one that does not throw. */
const fakeCanvasContext = (canvas: HTMLCanvasElement) =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_target, name) => {
        if (name === 'canvas') return canvas;
        if (name === 'measureText') return () => ({ width: 0 });
        if (name === 'getImageData') return () => ({ data: [] });
        if (/^create.*Gradient$/.test(String(name))) return () => ({ addColorStop: () => undefined });
        return () => undefined;
      },
      set: () => true,
    },
  );

const surfaces = new WeakMap<HTMLCanvasElement, object>();

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  configurable: true,
  value(this: HTMLCanvasElement) {
    const known = surfaces.get(this) ?? fakeCanvasContext(this);
    surfaces.set(this, known);
    return known;
  },
});

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const missing = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value });
};

missing(window, 'ResizeObserver', SilentObserver);
missing(window, 'IntersectionObserver', SilentObserver);
missing(window, 'matchMedia', (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}));
missing(HTMLDialogElement.prototype, 'showModal', showModal);
missing(HTMLDialogElement.prototype, 'close', close);
missing(Element.prototype, 'scrollTo', () => undefined);
missing(Element.prototype, 'scrollIntoView', () => undefined);
missing(Element.prototype, 'hasPointerCapture', () => false);
missing(Element.prototype, 'setPointerCapture', () => undefined);
missing(Element.prototype, 'releasePointerCapture', () => undefined);

// jsdom only reports that these are not implemented.
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => 'blob:screens';
URL.revokeObjectURL ??= () => undefined;

disableOwnerStacks();
insertRelevantStylesOnly();
cacheComputedStyles(window);
