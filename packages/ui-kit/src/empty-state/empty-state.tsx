import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon, type IconName } from '../icon/icon';

export interface EmptyStateProps {
  title?: string;
  /** The next step, as text. */
  children?: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
  icon?: IconName;
}

/** Placeholder for content that does not exist yet. */
export function EmptyState({ title = 'No Data To Show', children, action, icon = 'document' }: EmptyStateProps) {
  return (
    <chakra.div role="status" display="grid" justifyItems="center" gap="2" px="4" py="10" textAlign="center">
      <chakra.span color="fg.muted">
        <Icon name={icon} size="6" />
      </chakra.span>
      <chakra.p fontWeight="medium">{title}</chakra.p>
      {children && (
        <chakra.div color="fg.muted" maxW="form">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt="2">{action}</chakra.div>}
    </chakra.div>
  );
}

export interface NoResultProps {
  /** Noun of the searched items, e.g. 'persona'. */
  what?: string;
  /** Clears the filters. */
  onClear?: () => void;
}

/** Shown when nothing matches the search or the filters. */
export function NoResult({ what = 'entry', onClear }: NoResultProps) {
  return (
    <EmptyState
      icon="search"
      title={`No ${what} matches`}
      action={onClear && <Button onClick={onClear}>Clear filters</Button>}
    >
      Try fewer words or remove a filter.
    </EmptyState>
  );
}
