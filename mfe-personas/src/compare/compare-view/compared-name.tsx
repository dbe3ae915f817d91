import { SourceId } from '@skills-architect/contracts/skills';
import { ShownName } from '@skills-architect/library-kit';
import { OpeningName } from '../../persona-skills/opening-name';

interface ComparedNameProps {
  skill: { skillId: number; skillName: string; nameLanguage?: string | undefined; skillSource: { sourceId: number } };
  onOpen: () => void;
}

/** Name of a compared skill, which opens it. Skills of Atomic 1.1 have no page. */
export function ComparedName({ skill, onOpen }: ComparedNameProps) {
  if (skill.skillSource.sourceId === SourceId.Atomic)
    return <ShownName name={skill.skillName} language={skill.nameLanguage} />;
  return (
    <OpeningName
      name={skill.skillName}
      language={skill.nameLanguage}
      editPath={`/skill/edit/${skill.skillId}`}
      onOpen={onOpen}
    />
  );
}
