import type { ReactNode } from 'react';

/** A tab with its content. */
export interface TabView {
  id: string;
  label: string;
  /** A count shown on the tab. */
  count?: number;
  content?: ReactNode;
  /** Why it is disabled. */
  disabledReason?: string;
}
