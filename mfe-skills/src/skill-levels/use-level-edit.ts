import {
  addProficiency,
  LevelTexts,
  listProficiencies,
  type SkillProficiencies,
  type SkillProficiency,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { type CallFailure, notify, request, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { askEvaluations } from './ask-evaluations';

/** Row key of a level that is being added. */
export const NEW_ROW = 0;
/** Milliseconds in which texts that a suggestion replaced can be taken back. */
const TAKEN_BACK_MS = 10_000;
const NO_LEVEL = 'Proficiency Level selection is required!';

interface Texts {
  description: string;
  knowledge: string;
  ability: string;
}

/** The row in edit. */
interface EditedLevel {
  proficiencyId: number;
  /** Chosen number of a new level; 0 when none is chosen. */
  levelNumber: number;
  /** Revision of the skill that the texts are based on. */
  rev: number;
  base: Texts;
  texts: Texts;
  /** The texts that somebody else saved meanwhile. */
  theirs?: Texts;
  /** Whether the level's evaluation questions follow its new description. */
  shouldUpdateEvaluationAssessmentText?: boolean;
}

const EMPTY: Texts = { description: '', knowledge: '', ability: '' };
const textsOf = ({ description, knowledge, ability }: Texts): Texts => ({ description, knowledge, ability });
const isSame = (one: Texts, other: Texts) =>
  one.description === other.description && one.knowledge === other.knowledge && one.ability === other.ability;

/** The one row of the level table that is in edit: its texts, saving, and what others saved meanwhile. */
export function useLevelEdit(skillId: number, schemeId: number, rev: number) {
  const [edited, setEdited] = useState<EditedLevel>();
  const add = useChange(addProficiency);
  const update = useChange(updateProficiency);
  useUnsavedChanges(edited !== undefined && !isSame(edited.base, edited.texts), () => setEdited(undefined));

  /** Another revision alone is no conflict: only when this level has other texts the user decides. */
  const resolveConflict = async (now: EditedLevel) => {
    const fresh = await request(listProficiencies, { params: { skillId } });
    const stored = fresh.proficiencies.find(({ proficiencyId }) => proficiencyId === now.proficiencyId);
    const base = stored ? textsOf(stored) : now.base;
    const next = { ...now, rev: fresh.rev, base, ...(!isSame(base, now.base) && { theirs: base }) };
    setEdited(next);
    if (!next.theirs) return send(next);
    notify('Somebody else changed this level. Their texts stand below yours; save again to replace them.', {
      variant: 'warning',
      duration: 5000,
    });
  };

  const send = async (now: EditedLevel): Promise<SkillProficiencies | undefined> => {
    const { proficiencyId, levelNumber, rev: basedOn, texts, shouldUpdateEvaluationAssessmentText } = now;
    const body = { ...texts, rev: basedOn, shouldUpdateEvaluationAssessmentText };
    return proficiencyId === NEW_ROW
      ? add.run({ params: { skillId }, body: { ...body, schemeId, levelNumber } })
      : update.run({ params: { skillId, proficiencyId }, body });
  };

  const save = async () => {
    if (!edited) return;
    if (edited.proficiencyId === NEW_ROW && !edited.levelNumber) return notify(NO_LEVEL);
    const { error } = LevelTexts.safeParse(edited.texts);
    if (error) return notify(error.issues[0]?.message);
    if (!edited.texts.knowledge.trim()) return notify('Knowledge is required');
    const { proficiencyId, base, texts } = edited;
    const isOther = proficiencyId !== NEW_ROW && texts.description.trim() !== base.description;
    const follows = isOther && (await askEvaluations({ skillId, proficiencyId }, 'changed'));
    const asked = { ...edited, ...(follows && { shouldUpdateEvaluationAssessmentText: true }) };
    try {
      await send(asked);
    } catch (failure) {
      const isStale = Object(failure).code === 'stale';
      if (!isStale) return notify(failure);
      const resolved = await resolveConflict(asked).catch((again: CallFailure) => void notify(again));
      if (!resolved) return;
    }
    setEdited(undefined);
    notify('Level descriptions updated successfully', { variant: 'success' });
  };

  return {
    edited,
    isSaving: add.isRunning || update.isRunning,
    /** Opens a row; while another one is open it says which has to be saved first. */
    open: (level: SkillProficiency) => {
      if (edited) return notify('Kindly save the existing Proficiency Mapping!', { variant: 'info' });
      const base = textsOf(level);
      setEdited({ proficiencyId: level.proficiencyId, levelNumber: level.levelNumber, rev, base, texts: base });
    },
    openNew: () => {
      if (edited) return notify('You must save last Proficiency', { variant: 'info' });
      setEdited({ proficiencyId: NEW_ROW, levelNumber: 0, rev, base: EMPTY, texts: EMPTY });
    },
    /** Opens a row with suggested texts, or puts them into the one that is open; typed text can be taken back. */
    suggest: (level: SkillProficiency, suggested: Texts) => {
      if (edited && edited.proficiencyId !== level.proficiencyId)
        return notify('Kindly save the existing Proficiency Mapping!', { variant: 'info' });
      const before = edited?.texts ?? textsOf(level);
      const start = { proficiencyId: level.proficiencyId, levelNumber: level.levelNumber, rev, base: before };
      setEdited({ ...(edited ?? start), texts: textsOf(suggested) });
      if (isSame(before, EMPTY)) return;
      notify(`The texts of ${level.level} were replaced`, {
        variant: 'info',
        duration: TAKEN_BACK_MS,
        action: { label: 'Undo', run: () => setEdited((now) => now && { ...now, texts: before }) },
      });
    },
    change: (part: Partial<Texts>) => setEdited((now) => now && { ...now, texts: { ...now.texts, ...part } }),
    chooseLevel: (levelNumber: number) => setEdited((now) => now && { ...now, levelNumber }),
    leave: () => setEdited(undefined),
    save: () => save().catch(notify),
  };
}
export type LevelEdit = ReturnType<typeof useLevelEdit>;
