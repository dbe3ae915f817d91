import { defineArea, WORKING_TYPES } from '@skills-architect/contracts';

/** What the portal shows of this area before its code is loaded. */
export const manifest = defineArea({
  id: 'hello',
  title: 'Hello',
  routes: [{ path: '/hello', types: WORKING_TYPES, title: 'Hello' }],
  menu: [{ to: '/hello', title: 'Hello', icon: 'sparkle', audience: 'client', types: WORKING_TYPES }],
  tiles: [
    {
      to: '/hello',
      title: 'Hello',
      line: 'See who you are here, and for whom you work',
      icon: 'sparkle',
      audience: 'client',
      types: WORKING_TYPES,
    },
  ],
});
