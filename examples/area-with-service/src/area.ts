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
      line: 'Write down what you learn about a client',
      icon: 'sparkle',
      audience: 'client',
      types: WORKING_TYPES,
    },
  ],
});
