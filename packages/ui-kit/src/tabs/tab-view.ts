import type { ReactNode } from 'react';

/** A tab with what it opens. */
export interface TabView {
  id: string;
  label: string;
  /** How many are behind it. */
  count?: number;
  content?: ReactNode;
  /** Why it cannot be opened now. */
  disabledReason?: string;
}
