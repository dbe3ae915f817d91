import { useShortcut } from '@skills-architect/portal-kit';
import { Dialog, lazyPart } from '@skills-architect/ui-kit';
import { useEffect } from 'react';
import { closeShortcuts, openShortcuts, SHORTCUTS_TITLE, useShortcutsDialog } from './shortcuts-store';

const ShortcutList = lazyPart(() => import('./shortcut-list'));

/** The list of shortcuts; `?` opens it. */
export function Shortcuts() {
  const isOpen = useShortcutsDialog((dialog) => dialog.isOpen);
  useShortcut(['?'], openShortcuts, 'Show this list');
  // Closed on sign-out, so that the next user does not find it open.
  useEffect(() => closeShortcuts, []);
  return (
    <Dialog open={isOpen} title={SHORTCUTS_TITLE} onClose={closeShortcuts}>
      <ShortcutList />
    </Dialog>
  );
}
