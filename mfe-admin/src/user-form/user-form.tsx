import { Page } from '@skills-architect/ui-kit';

export default function UserForm() {
  return <Page title="Add User" />;
}
