import { loginOptions } from '@skills-architect/contracts/portal';
import { useCall } from '@skills-architect/portal-kit';
import { Button, lazyPart } from '@skills-architect/ui-kit';
import { useHost } from '../host/start-host';

// Most deployments have at most one of them, and a signed-in page needs none.
const GoogleButton = lazyPart(() => import('./google-button'));
const CompanyLogin = lazyPart(() => import('./company-login'));

/** Ways to sign in besides User Name and Password, where configured. */
export function OtherSignIns({ onForgotten }: { onForgotten: () => void }) {
  const { linkedProvider: provider } = useHost();
  const { data } = useCall(loginOptions, provider ? { query: { provider } } : {});
  return (
    <>
      {data?.forgotten && (
        <Button variant="quiet" onClick={onForgotten}>
          Forgot your password?
        </Button>
      )}
      {data?.google && <GoogleButton />}
      {data && (data.company || provider) && (
        <CompanyLogin provider={data.provider} hasAny={data.company} isLinked={provider !== undefined} />
      )}
    </>
  );
}
