import { Page } from '@skills-architect/ui-kit';

export default function RoleSearch() {
  return <Page title="Manage Industry Roles" />;
}
