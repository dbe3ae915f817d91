import { loginOptions } from '@skills-architect/contracts/portal';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { redirectToGoogle } from './google-login';

/** 'Sign in with Google', where configured. */
export function GoogleButton() {
  const { data } = useCall(loginOptions, {});
  const [isLeaving, setLeaving] = useState(false);
  if (!data?.google) return null;
  const startSignIn = () => {
    setLeaving(true);
    // Reset the button for users who return with Back.
    void redirectToGoogle()
      .catch(notify)
      .finally(() => setLeaving(false));
  };
  return (
    <Button loading={isLeaving} onClick={startSignIn}>
      Google Login
    </Button>
  );
}
