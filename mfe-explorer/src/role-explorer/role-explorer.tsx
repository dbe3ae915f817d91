import { Page } from '@skills-architect/ui-kit';

export default function RoleExplorer() {
  return <Page title="Role Explorer" />;
}
