import { EVENT, USER_TYPE_NAMES } from '@skills-architect/contracts';
import { notify } from '@skills-architect/portal-kit';
import { closeHub, onEvent, onUserChange, openHub, readSession, useRegistry } from '@skills-architect/portal-kit/host';
import { triggerAppChange } from 'single-spa';
import { readAreas } from '../areas/registry';

const warn = (error: unknown) => console.warn('The portal could not follow an event of the hub', error);

/** Keeps session, registry and areas in step with the hub for as long as somebody is signed in. */
export const followHub = (): void => {
  onUserChange((user, before) => {
    if (user && user.userId === before?.userId && user.userType !== before.userType)
      notify(`Your user type was changed to ${USER_TYPE_NAMES[user.userType]}.`, { variant: 'info', duration: 5000 });
    if (user) openHub();
    else closeHub();
    // Whoever signs in on a page that has stood there for long is shown what is on now.
    if (user && useRegistry.getState().known) readAreas().catch(warn);
    void triggerAppChange();
  });
  onEvent(({ name }) => {
    if (name === EVENT.areas || name === EVENT.resync) readAreas().catch(warn);
    // The session's own handling deals with one that has ended.
    if (name === EVENT.session) readSession().catch(warn);
  });
};
