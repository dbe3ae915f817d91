import { notify } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { redirectToGoogle } from './google-login';

/** 'Sign in with Google'. */
export default function GoogleButton() {
  const [isLeaving, setLeaving] = useState(false);
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
