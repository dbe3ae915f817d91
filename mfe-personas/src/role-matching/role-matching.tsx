import { Page } from '@skills-architect/ui-kit';

export default function RoleMatching() {
  return <Page title="Role Selection" />;
}
