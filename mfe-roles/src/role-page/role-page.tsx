import { Page } from '@skills-architect/ui-kit';

export default function RolePage() {
  return <Page title="Industry Role" />;
}
