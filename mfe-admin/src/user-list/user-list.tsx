import { Page } from '@skills-architect/ui-kit';

export default function UserList() {
  return <Page title="User Management" />;
}
