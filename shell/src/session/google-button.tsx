import { loginOptions } from '@skills-architect/contracts/portal';
import { notify, useCall } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';
import { useState } from 'react';
import { leaveForGoogle } from './google-login';

/** Offers to sign in with Google where the portal is set up for it. */
export function GoogleButton() {
  const { data } = useCall(loginOptions, {});
  const [isLeaving, setLeaving] = useState(false);
  if (!data?.google) return null;
  const leave = () => {
    setLeaving(true);
    // Whoever comes back by the browser's own button finds it ready again.
    void leaveForGoogle()
      .catch(notify)
      .finally(() => setLeaving(false));
  };
  return (
    <Button loading={isLeaving} onClick={leave}>
      Google Login
    </Button>
  );
}
