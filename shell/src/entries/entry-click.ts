import type { MenuEntry } from '@skills-architect/contracts';
import type { MouseEvent } from 'react';
import { openEntry } from './open-entry';

/** Whether the browser opens the link itself, in another tab or window. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * The click on the link of an entry: an ordinary one asks first for what the entry needs. In another tab the screen
 * itself asks.
 */
export const createClickHandler =
  (entry: MenuEntry, { fromDrawer = false, onOpen }: { fromDrawer?: boolean; onOpen?: () => void } = {}) =>
  (event: MouseEvent): void => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onOpen?.();
    void openEntry(entry, { fromDrawer });
  };
