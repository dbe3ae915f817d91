import type { CallFailure } from '@skills-architect/portal-kit';
import { readSession, useSessionStore } from '@skills-architect/portal-kit/host';

/** Reads the session; that there is none is a valid result. */
export const readSessionIfAny = (): Promise<void> =>
  readSession().catch((error: CallFailure) => {
    if (useSessionStore.getState().status !== 'out') throw error;
  });
