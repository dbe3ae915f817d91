import { beginGoogleLogin } from '@skills-architect/contracts/portal';
import { navigate, notify, request } from '@skills-architect/portal-kit';
import { signInWithGoogle, tabStore, takeRememberedPath } from '@skills-architect/portal-kit/host';
import { page } from './page';

/** Set in this tab while the user is at Google, so that a forged return link (login CSRF) is rejected. */
const BEGUN_KEY = 'googleLoginBegun';

/** Redirects to Google, which redirects back with or without an ID token. */
export const redirectToGoogle = async (): Promise<void> => {
  const { address } = await request(beginGoogleLogin, {});
  tabStore.set(BEGUN_KEY, 'true');
  page.go(address);
};

/**
 * Handles the return from Google: signs in and navigates to the originally requested path; true when signed in. The token
 * is removed from the URL first.
 */
export const handleGoogleReturn = async (): Promise<boolean> => {
  const { hash } = window.location;
  const params = new URLSearchParams(hash.slice(1));
  const wasStartedHere = tabStore.get(BEGUN_KEY) !== null;
  tabStore.remove(BEGUN_KEY);
  navigate(takeRememberedPath(), { replace: true, skipConfirm: true });
  try {
    const tokenId = params.get('id_token');
    if (!tokenId) {
      notify('You were not signed in with Google.', { variant: 'info' });
      return false;
    }
    if (!wasStartedHere) {
      notify('This Google sign-in was not started in this tab. Try again.', { variant: 'error' });
      return false;
    }
    const { name } = await signInWithGoogle(tokenId);
    notify(`Welcome ${name}`, { variant: 'success' });
    return true;
  } catch (error) {
    // There is no form yet that could keep the reason in sight.
    notify(error, { duration: Number.POSITIVE_INFINITY });
    return false;
  }
};
