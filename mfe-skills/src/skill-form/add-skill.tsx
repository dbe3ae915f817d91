import { useLanguageFieldKnown } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { Page, Panel, Skeleton } from '@skills-architect/ui-kit';
import { SkillEditor } from './skill-editor';

/** Screen: adds a skill; a link may suggest its `name`. */
export default function AddSkill() {
  const [{ name }] = useQueryState({ name: '' });
  const isFormKnown = useLanguageFieldKnown();
  if (isFormKnown) return <SkillEditor name={name} />;
  return (
    <Page title="Skill Management">
      <Panel>
        <Skeleton lines={8} label="Loading the form" />
      </Panel>
    </Page>
  );
}
