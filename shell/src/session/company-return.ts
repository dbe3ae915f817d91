import { navigate, notify } from '@skills-architect/portal-kit';
import { finishProviderSignIn, takeRememberedPath } from '@skills-architect/portal-kit/host';

/**
 * Handles the return from the sign-in provider of a company: signs in and navigates to the originally requested path;
 * true when signed in. The answer is removed from the URL first. A trial leads back to its provider.
 */
export const handleProviderReturn = async (): Promise<boolean> => {
  const { pathname, search } = window.location;
  const provider = pathname.split('/')[2] ?? '';
  navigate(takeRememberedPath(), { replace: true, skipConfirm: true });
  try {
    const answer = await finishProviderSignIn(provider, search.slice(1));
    if ('tried' in answer) {
      const { tried } = answer;
      navigate(`/sign-in-providers/${tried.providerId}`, { replace: true, skipConfirm: true, state: { tried } });
      return false;
    }
    notify(`Welcome ${answer.user.name}`, { variant: 'success' });
    return true;
  } catch (error) {
    // There is no form yet that could keep the reason in sight.
    notify(error, { duration: Number.POSITIVE_INFINITY });
    return false;
  }
};
