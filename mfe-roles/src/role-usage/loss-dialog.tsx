import type { Role } from '@skills-architect/contracts/roles';
import { LossQuestion, type useDeleteOrRetire } from '@skills-architect/library-kit';
import { RoleReplacement } from '../role-merge/replacement';
import { RoleUsage } from './role-usage';

const TEXTS = {
  delete: 'The personas and job postings below will have no industry role. You can restore the role for 30 days.',
  retire: 'Clients will not find the role until it is published again. The personas and job postings below keep it.',
} as const;

type RoleLossDialogProps = NonNullable<ReturnType<typeof useDeleteOrRetire>['question']> & {
  role: Role;
  isRunning: boolean;
};

/** Asks before a role is deleted or retired. */
export function RoleLossDialog({ role, ...question }: RoleLossDialogProps) {
  return (
    <LossQuestion
      {...question}
      noun="Role"
      name={role.roleName}
      texts={TEXTS}
      replacement={(props) => <RoleReplacement role={role} {...props} />}
    >
      <RoleUsage roleId={role.roleId} />
    </LossQuestion>
  );
}
