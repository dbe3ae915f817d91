import type { IconName } from '../icon/icon';

/** One action of a menu. */
export interface MenuItem {
  label: string;
  onSelect?: () => void;
  /** Leads somewhere instead of doing something. */
  href?: string;
  icon?: IconName;
  /** Something is lost. */
  danger?: boolean;
  /** Why it cannot be chosen now. */
  disabledReason?: string;
  /** One of several states: the chosen one carries a tick. */
  checked?: boolean;
}

/** An action, or a line between two groups of them. */
export type MenuEntry = MenuItem | 'separator';
