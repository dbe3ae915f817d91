import { notify } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';

/** Copies the page's URL, which opens the same comparison. */
export function CopyLink() {
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => notify('The link was copied', { variant: 'success' }),
      () => notify('The browser does not allow copying. Copy the address from its bar.'),
    );
  return (
    <Button icon="link" onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
