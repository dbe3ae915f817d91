import type { IconName } from '../icon/icon';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  onSelect?: () => void;
  /** Renders the item as a link. */
  href?: string;
  icon?: IconName;
  /** Destructive. */
  danger?: boolean;
  /** Why it is disabled. */
  disabledReason?: string;
  /** For items that choose one of several states: shows a tick on the selected one. */
  checked?: boolean;
}

/** An action or a separator. */
export type MenuLine = MenuItem | 'separator';
