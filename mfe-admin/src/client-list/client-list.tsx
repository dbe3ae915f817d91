import { Page } from '@skills-architect/ui-kit';

export default function ClientList() {
  return <Page title="Client Management" />;
}
