import { Page } from '@skills-architect/ui-kit';

export default function PersonaList() {
  return <Page title="Define Client Personas" />;
}
