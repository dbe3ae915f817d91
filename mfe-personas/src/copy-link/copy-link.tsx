import { notify } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';

/** Button that copies a link to `path`, by default to the current URL. */
export function CopyLink({ path }: { path?: string }) {
  const copy = () =>
    navigator.clipboard.writeText(path ? new URL(path, window.location.href).href : window.location.href).then(
      () => notify('The link was copied', { variant: 'success' }),
      () => notify('The browser does not allow copying. Copy the address from its bar.'),
    );
  return (
    <Button icon="link" onClick={() => void copy()}>
      Copy Link
    </Button>
  );
}
