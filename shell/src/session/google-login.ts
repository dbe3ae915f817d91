import { beginGoogleLogin, GOOGLE_RETURN_PATH } from '@skills-architect/contracts/portal';
import { navigate, notify, request } from '@skills-architect/portal-kit';
import { signInWithGoogle, takeRememberedPath } from '@skills-architect/portal-kit/host';

/** Stands in this tab between leaving for Google and coming back: a link of somebody else's making brings no sign-in. */
const BEGUN = 'googleLoginBegun';

/** The page's own way out, apart because a test's browser goes nowhere. */
export const page = { go: (address: string) => window.location.assign(address) };

/** Goes to Google, which sends the browser back with the person's word or without. */
export const leaveForGoogle = async (): Promise<void> => {
  const { address } = await request(beginGoogleLogin, {});
  sessionStorage.setItem(BEGUN, 'true');
  page.go(address);
};

/**
 * Signs in whoever comes back from Google, and leads to where they wanted to go; true when somebody is signed in now. The
 * token leaves the address before anything else happens.
 */
export const comeBackFromGoogle = async (): Promise<boolean> => {
  const { pathname, hash } = window.location;
  if (pathname !== GOOGLE_RETURN_PATH) return false;
  const said = new URLSearchParams(hash.slice(1));
  const isBegunHere = sessionStorage.getItem(BEGUN) !== null;
  sessionStorage.removeItem(BEGUN);
  navigate(takeRememberedPath(), { replace: true, asked: true });
  try {
    const tokenId = said.get('id_token');
    if (!tokenId) {
      notify('You were not signed in with Google.', { variant: 'info' });
      return false;
    }
    if (!isBegunHere) {
      notify('This Google sign-in was not begun in this browser. Try again.', { variant: 'error' });
      return false;
    }
    const { name } = await signInWithGoogle(tokenId);
    notify(`Welcome ${name}`, { variant: 'success' });
    return true;
  } catch (error) {
    notify(error);
    return false;
  }
};
