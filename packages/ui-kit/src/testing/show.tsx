import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { TestProvider } from './test-provider';

/** Renders a component in the provider and returns it with a `user-event` instance. */
export const show = (block: ReactNode) => {
  const rendered = render(block, { wrapper: TestProvider });
  return { user: userEvent.setup(), rerender: rendered.rerender };
};
