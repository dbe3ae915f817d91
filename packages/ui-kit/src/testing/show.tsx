import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '../provider/ui-provider';

/** Draws a block as a screen does and gives back the hands to use it with. */
export const show = (block: ReactNode) => {
  const drawn = render(block, { wrapper: UiProvider });
  return { user: userEvent.setup(), again: drawn.rerender };
};
