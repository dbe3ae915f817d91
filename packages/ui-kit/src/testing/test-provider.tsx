import createCache, { type StylisElement, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider';

/** Properties that tests can notice: jsdom has no layout. The last ones are for tests of texts that are clamped or wrap. */
const NOTICED = new Set(['display', 'visibility', 'pointer-events', '-webkit-line-clamp', 'line-clamp', 'white-space']);

const ONE_CLASS = /^\.[\w-]+$/;
const SHOWN = /^(?:inline-)?(?:block|flex|grid)$/;

/** Whether a declaration only lays out elements of one class. With other selectors it may show what is hidden otherwise. */
const isLayout = ({ children, root }: StylisElement): boolean =>
  SHOWN.test(String(children)) && ONE_CLASS.test(String(root?.props));

/** Leaves out all other declarations, and layers, which jsdom ignores: it matches each rule against each queried element. */
const keepNoticed: StylisPlugin = (element) => {
  const isUnnoticed = element.type === 'decl' && (!NOTICED.has(String(element.props)) || isLayout(element));
  if (!isUnnoticed && element.type !== '@layer') return;
  element.value = '';
  element.children = [];
};

const styles = createCache({ key: 'css', stylisPlugins: [keepNoticed] });

/** The provider of tests: `UiProvider` with the styles that tests can notice. */
export const TestProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styles}>
    <UiProvider>{children}</UiProvider>
  </CacheProvider>
);
