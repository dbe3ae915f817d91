import { SourceId } from '@skills-architect/contracts/skills';
import { OpeningName } from '../../persona-skills/opening-name';

interface ComparedNameProps {
  skill: { skillId: number; skillName: string; skillSource: { sourceId: number } };
  onOpen: () => void;
}

/** Name of a compared skill, which opens it. Skills of Atomic 1.1 have no page. */
export function ComparedName({ skill, onOpen }: ComparedNameProps) {
  if (skill.skillSource.sourceId === SourceId.Atomic) return skill.skillName;
  return <OpeningName name={skill.skillName} editPath={`/skill/edit/${skill.skillId}`} onOpen={onOpen} />;
}
