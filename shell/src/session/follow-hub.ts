import { EVENT, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { CallFailure, notify } from '@skills-architect/portal-kit';
import {
  areaActions,
  closeHub,
  onEvent,
  onUserChange,
  openHub,
  readSession,
  useAreaStore,
} from '@skills-architect/portal-kit/host';

const warn = (error: unknown) => {
  // The call layer has signed the page out and says why.
  const isSignedOut = error instanceof CallFailure && error.status === 401;
  if (!isSignedOut) console.warn('An event of the hub could not be handled', error);
};

/** Keeps session and areas up to date through the hub while signed in. */
export const followHub = (readAreas: () => Promise<void>): (() => void) => {
  const endUser = onUserChange((user, before) => {
    if (user && user.userId === before?.userId && user.userType !== before.userType)
      notify(`Your user type was changed to ${USER_TYPE_NAMES[user.userType]}.`, { variant: 'info', duration: 5000 });
    if (user) openHub();
    else closeHub();
    const { isKnown, entries } = useAreaStore.getState();
    if (!user || !isKnown) return;
    // Nobody is told of areas before the sign-in: the page reads them now, and says that it loads until then.
    if (!Object.keys(entries).length) areaActions.reset();
    // They may have changed while the login page was open.
    else readAreas().catch(warn);
  });
  const endEvents = onEvent(({ name, data }) => {
    // The hub sends it to Super Users only; it stays until closed.
    if (name === EVENT.loginAttack) notify(data.text, { variant: 'warning', duration: Number.POSITIVE_INFINITY });
    if (name === EVENT.areas || name === EVENT.resync) readAreas().catch(warn);
    if (name === EVENT.session) readSession().catch(warn);
  });
  return () => {
    endUser();
    endEvents();
  };
};
