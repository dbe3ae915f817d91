import { screen } from '@testing-library/react';
import type { RenderedScreen } from './render-screen';

/** Actions on the form of a screen, and their effects. */
export const formActions = ({ person, portal }: Pick<RenderedScreen, 'person' | 'portal'>) => ({
  /** Body of the last request with this method and, if given, of this call. */
  sentBody: (method: string, call?: string) =>
    portal.requests.findLast((request) => request.method === method && (call === undefined || request.call === call))
      ?.body,
  /** Texts of all notifications. */
  texts: () => portal.notifications.map(({ text }) => text),
  press: (name: string) => person.click(screen.getByRole('button', { name })),
  type: (label: RegExp, text: string) => person.type(screen.getByLabelText(label), text),
  choose: async (picker: string, option: string) => {
    await person.click(screen.getByRole('combobox', { name: picker }));
    await person.click(await screen.findByRole('option', { name: option }));
  },
});
