import type { ClientName } from '@skills-architect/contracts/admin';
import { onUserChange, readClients, useChoice } from '@skills-architect/portal-kit/host';
import { create } from 'zustand';

interface Asked {
  answer: (client: ClientName | undefined) => void;
}

export const useClientQuestion = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }));

const ask = (): Promise<ClientName | undefined> =>
  new Promise((resolve) => {
    useClientQuestion.getState().asked?.answer(undefined);
    const answer = (client: ClientName | undefined) => {
      useClientQuestion.setState({ asked: undefined });
      resolve(client);
    };
    useClientQuestion.setState({ asked: { answer } });
  });

/** Another user must not answer the question of the one before. */
export const cancelClientQuestion = (): (() => void) =>
  onUserChange(() => useClientQuestion.getState().asked?.answer(undefined));

/** The client to go on with: the only one at once, otherwise the one chosen in the 'Select Client' dialog. */
export const chooseClient = async (): Promise<ClientName | undefined> => {
  const choice = useChoice.getState();
  const { clients } = choice.known ? choice : await readClients();
  const [only] = clients;
  return clients.length === 1 && only ? only : ask();
};
