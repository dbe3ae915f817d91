import type { RoleSummary } from '@skills-architect/contracts/roles';
import { LibraryStatus } from '@skills-architect/contracts/skills';
import { navigate, useAreas } from '@skills-architect/portal-kit';
import { Button } from '@skills-architect/ui-kit';

interface CareerButtonProps {
  role: Pick<RoleSummary, 'roleId' | 'roleStatus'>;
  size?: 'sm' | 'md';
}

/** Opens the careers of a role; nothing for users without that screen. Only published roles are in the career graph. */
export function CareerButton({ role: { roleId, roleStatus }, size = 'md' }: CareerButtonProps) {
  const { reaches } = useAreas();
  const path = `/career-progress/${roleId}`;
  if (!reaches(path)) return null;
  return (
    <Button
      icon="graph"
      variant="quiet"
      size={size}
      disabledReason={roleStatus === LibraryStatus.Published ? undefined : 'Only published roles have careers'}
      onClick={() => navigate(path)}
    >
      Career Progression
    </Button>
  );
}
