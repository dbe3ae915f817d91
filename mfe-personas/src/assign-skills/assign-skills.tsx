import { Page } from '@skills-architect/ui-kit';

export default function AssignSkills() {
  return <Page title="Assign Skills for Client Persona (Job Roles)" />;
}
