import type { ClientName } from '@skills-architect/contracts/admin';
import { currentLocation, onNavigate, onUserChange, readClients, useChoice } from '@skills-architect/portal-kit/host';
import { create } from 'zustand';

/** An open question for a client; undefined as the answer cancels it. */
export interface ClientQuestion {
  answer: (client: ClientName | undefined) => void;
}

export const useClientQuestion = create<{ question: ClientQuestion | undefined }>(() => ({ question: undefined }));

const ask = (): Promise<ClientName | undefined> =>
  new Promise((resolve) => {
    useClientQuestion.getState().question?.answer(undefined);
    const answer = (client: ClientName | undefined) => {
      useClientQuestion.setState({ question: undefined });
      resolve(client);
    };
    useClientQuestion.setState({ question: { answer } });
  });

/** Cancels the question when another user signs in or the screen changes. */
export const cancelClientQuestion = (): (() => void) => {
  const cancel = () => useClientQuestion.getState().question?.answer(undefined);
  let { pathname } = currentLocation();
  const stops = [
    onUserChange(cancel),
    onNavigate(() => {
      const before = pathname;
      pathname = currentLocation().pathname;
      if (pathname !== before) cancel();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The client to use: a single one at once, otherwise the choice in the 'Select Client' dialog. */
export const chooseClient = async (): Promise<ClientName | undefined> => {
  const choice = useChoice.getState();
  const { clients } = choice.known ? choice : await readClients();
  const [only] = clients;
  return clients.length === 1 && only ? only : ask();
};
