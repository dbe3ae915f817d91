import { Link } from '@skills-architect/portal-kit';
import { Button, Icon } from '@skills-architect/ui-kit';
import type { ReactNode } from 'react';

/** Link to the parent screen, among the actions beside the title. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button variant="quiet" ms={{ base: '-2', md: '0' }} asChild>
      <Link to={to}>
        <Icon name="chevronLeft" />
        {children}
      </Link>
    </Button>
  );
}
