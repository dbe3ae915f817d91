import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { withAdded, withLevel } from '../assign-skills/mapping-rules';
import type { ChosenSkill } from '../persona-skills/chosen-skill';

type Rows = readonly PersonaSkill[];
/** What the user has done with a skill of a persona: another level, or the skill was added. */
export type SkillEdit = { proficiencyId: number | null } | { added: ChosenSkill };
/** Unsaved edits by persona and skill. */
export type SkillEdits = ReadonlyMap<number, ReadonlyMap<number, SkillEdit>>;

/** The skills of a persona with the edits made to them; edits survive a newer list. */
export const applyEdits = (rows: Rows, edits: ReadonlyMap<number, SkillEdit> | undefined): Rows =>
  [...(edits ?? [])].reduce(
    (all, [skillId, edit]) =>
      'added' in edit ? withAdded(all, all, [edit.added]) : withLevel(all, skillId, edit.proficiencyId),
    rows,
  );

/** Records an edit. Clearing the level of an added skill that was not saved takes the skill away again. */
export const withEdit = (edits: SkillEdits, personaId: number, skillId: number, edit: SkillEdit): SkillEdits => {
  const ofPersona = new Map(edits.get(personaId));
  const before = ofPersona.get(skillId);
  if (before && 'added' in before && 'proficiencyId' in edit) {
    if (edit.proficiencyId === null) ofPersona.delete(skillId);
    else ofPersona.set(skillId, { added: { ...before.added, proficiencyId: edit.proficiencyId } });
  } else ofPersona.set(skillId, edit);
  const next = new Map(edits);
  if (ofPersona.size) next.set(personaId, ofPersona);
  else next.delete(personaId);
  return next;
};

export const withoutPersona = (edits: SkillEdits, personaId: number): SkillEdits =>
  new Map([...edits].filter(([id]) => id !== personaId));

/** Adds skills to every compared persona that lacks them. */
export const addedToAll = (
  edits: SkillEdits,
  personas: readonly { personaId: number; skills: Rows }[],
  added: readonly ChosenSkill[],
): SkillEdits =>
  personas.reduce(
    (all, { personaId, skills }) =>
      added
        .filter(({ skill }) => !skills.some(({ skillId }) => skillId === skill.skillId))
        .reduce((edited, one) => withEdit(edited, personaId, one.skill.skillId, { added: one }), all),
    edits,
  );
