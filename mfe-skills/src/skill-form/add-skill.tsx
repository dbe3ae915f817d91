import { useSearchParams } from '@skills-architect/portal-kit';
import { SkillEditor } from './skill-editor';

/** Screen: adds a skill; a link may suggest its `name`. */
export default function AddSkill() {
  const [query] = useSearchParams();
  return <SkillEditor name={query.get('name') ?? ''} />;
}
