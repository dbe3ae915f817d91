import type { CallFailure } from '@skills-architect/portal-kit';
import { readSession, useSessionStore } from '@skills-architect/portal-kit/host';
import { create } from 'zustand';
import { disableAreas } from '../areas/disabled-areas';
import { readAreas } from '../areas/registry';
import { comeBackFromGoogle } from './google-login';

/** Why the portal could not begin, when that is so. */
export const useBeginning = create<{ failure: string | undefined }>(() => ({ failure: undefined }));

const sessionOrNone = () =>
  readSession().catch((error: CallFailure) => {
    // Nobody is signed in: that is an answer, and the session's own handling has dealt with it.
    if (useSessionStore.getState().status !== 'out') throw error;
  });

const whoIsHere = async () => {
  if (!(await comeBackFromGoogle())) await sessionOrNone();
};

/** Finds out who is signed in and which areas are on. */
export const begin = async (): Promise<void> => {
  try {
    disableAreas(window.location.search);
    await Promise.all([whoIsHere(), readAreas()]);
    useBeginning.setState({ failure: undefined });
  } catch (error) {
    useBeginning.setState({ failure: error instanceof Error ? error.message : String(error) });
  }
};
