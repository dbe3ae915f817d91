import { useLanguageFieldKnown, WaitingForm } from '@skills-architect/library-kit';
import { useQueryState } from '@skills-architect/portal-kit';
import { SkillEditor } from './skill-editor';

/** Screen: adds a skill; a link may suggest its `name`. */
export default function AddSkill() {
  const [{ name }] = useQueryState({ name: '' });
  const isFormKnown = useLanguageFieldKnown();
  return isFormKnown ? <SkillEditor name={name} /> : <WaitingForm title="Skill Management" />;
}
