import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { tolerateTranslation } from './tolerate-translation';

let stop: () => void;
beforeEach(() => {
  stop = tolerateTranslation();
});
afterEach(() => stop());

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const listTexts = (root: Node): Text[] =>
  [...root.childNodes].flatMap((child) => (isText(child) ? [child] : listTexts(child)));

const wrap = (inner: Node) => {
  const [outer, middle] = [document.createElement('font'), document.createElement('font')];
  outer.append(middle);
  middle.append(inner);
  return outer;
};

/** What browsers do with a text: they move it into elements, or replace it by a translated one. */
const MOVES: Record<string, (text: Text) => void> = {
  moved: (text) => {
    const next = text.nextSibling;
    const { parentNode } = text;
    parentNode?.insertBefore(wrap(text), next);
  },
  replaced: (text) => {
    const { parentNode } = text;
    const translated = wrap(document.createTextNode(`«${text.data}»`));
    parentNode?.replaceChild(translated, text);
  },
};

const translate = async (move: (text: Text) => void) => {
  for (const text of listTexts(document.body)) if (text.data.trim()) move(text);
  // Observers have been told by now.
  await act(async () => undefined);
};

let change: (next: { count: number; note: ReactNode }) => void;
function Bar() {
  const [{ count, note }, setState] = useState<{ count: number; note: ReactNode }>({ count: 1, note: 'wait' });
  change = setState;
  return (
    <p>
      {count} selected
      {note}
      <b>end</b>
    </p>
  );
}

const shownText = () => document.querySelector('p')?.textContent?.replaceAll(/[«»]/g, '');

test.each(Object.entries(MOVES))(
  'a text that the browser has %s can be changed, removed and added',
  async (_, move) => {
    render(<Bar />);
    await translate(move);
    act(() => change({ count: 2, note: 'wait' }));
    await act(async () => undefined);
    expect(shownText()).toBe('2 selectedwaitend');
    act(() => change({ count: 2, note: null }));
    expect(shownText()).toBe('2 selectedend');
    await translate(move);
    act(() => change({ count: 3, note: <i>new</i> }));
    await act(async () => undefined);
    expect(shownText()).toBe('3 selectednewend');
    expect(screen.getByText(/new/)).toBeVisible();
  },
);

test('without a translation, removing a foreign node still fails', () => {
  const [first, second] = [document.createElement('p'), document.createElement('p')];
  expect(() => first.removeChild(second)).toThrow();
  expect(() => first.insertBefore(document.createElement('b'), second)).toThrow();
});
