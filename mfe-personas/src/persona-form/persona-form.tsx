import { Page } from '@skills-architect/ui-kit';

export default function PersonaForm() {
  return <Page title="Client Persona" />;
}
