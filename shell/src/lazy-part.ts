import { notify } from '@skills-architect/portal-kit';
import { lazy, type ReactNode } from 'react';

/**
 * A part of the page whose code is loaded when it is first shown, which keeps the landing page small. When loading
 * fails the user is told, and the rest of the page stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error(error);
      notify('A part of this page could not be loaded. Reload the page.');
      return { default: (_: Props): ReactNode => null };
    }),
  );
