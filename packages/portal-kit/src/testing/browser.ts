import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { close, showModal } from './modal-dialogs';

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

const contexts = new WeakMap<HTMLCanvasElement, object>();

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  configurable: true,
  value(this: HTMLCanvasElement) {
    const context = contexts.get(this) ?? fakeCanvasContext(this);
    contexts.set(this, context);
    return context;
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

const defineIfMissing = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value });
};

defineIfMissing(window, 'ResizeObserver', SilentObserver);
defineIfMissing(window, 'IntersectionObserver', SilentObserver);
defineIfMissing(window, 'matchMedia', (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
}));
defineIfMissing(HTMLDialogElement.prototype, 'showModal', showModal);
defineIfMissing(File.prototype, 'arrayBuffer', function arrayBuffer(this: File) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
});
defineIfMissing(HTMLDialogElement.prototype, 'close', close);
defineIfMissing(Element.prototype, 'scrollTo', () => undefined);
defineIfMissing(Element.prototype, 'scrollIntoView', () => undefined);
defineIfMissing(Element.prototype, 'hasPointerCapture', () => false);
defineIfMissing(Element.prototype, 'setPointerCapture', () => undefined);
defineIfMissing(Element.prototype, 'releasePointerCapture', () => undefined);

// jsdom only reports that these are not implemented.
window.scrollTo = () => undefined;
URL.createObjectURL ??= () => 'blob:screens';
URL.revokeObjectURL ??= () => undefined;
