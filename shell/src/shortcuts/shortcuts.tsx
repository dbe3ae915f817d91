import { useShortcut } from '@skills-architect/portal-kit';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part';
import { closeShortcuts, openShortcuts, useShortcutsDialog } from './shortcuts-store';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog'));

/** The list of shortcuts; `?` opens it. */
export function Shortcuts() {
  const isOpen = useShortcutsDialog((dialog) => dialog.isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  // It stays when it is closed, to return the focus.
  if (isOpen && !wasOpened) setWasOpened(true);
  useShortcut(
    ['?'],
    () => {
      if (document.querySelector('[aria-modal=true]')) return false;
      openShortcuts();
      return true;
    },
    'Show this list',
  );
  // The next user must not find it open.
  useEffect(() => closeShortcuts, []);
  return (
    wasOpened && (
      <Suspense>
        <ShortcutsDialog />
      </Suspense>
    )
  );
}
