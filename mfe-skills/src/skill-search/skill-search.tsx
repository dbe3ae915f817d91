import { Page } from '@skills-architect/ui-kit';

export default function SkillSearch() {
  return <Page title="Manage Skills" />;
}
