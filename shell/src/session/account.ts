import { ALL_TYPES, type MenuEntry } from '@skills-architect/contracts';

/** The screen of the user's own account. */
export const ACCOUNT = '/account';

/** The same in the drawer of phones, where the user badge has no room. */
export const ACCOUNT_ENTRY: MenuEntry = {
  to: ACCOUNT,
  title: 'Your Account',
  icon: 'person',
  audience: 'admin',
  types: ALL_TYPES,
};
