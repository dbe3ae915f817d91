import { PASSWORD_PATH, UNSUBSCRIBE_PATH } from '@skills-architect/contracts/portal';

/** Whether this is the path of a page to which links in mails lead; it works without signing in. */
export const isMailPage = (pathname: string): boolean => pathname === PASSWORD_PATH || pathname === UNSUBSCRIBE_PATH;
