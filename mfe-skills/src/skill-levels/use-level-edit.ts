import { MAIN_LANGUAGE } from '@skills-architect/contracts';
import {
  addProficiency,
  listProficiencies,
  type Skill,
  type SkillProficiencies,
  type SkillProficiency,
  updateProficiency,
} from '@skills-architect/contracts/skills';
import { type CallFailure, notify, request, useChange, useDraft } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { askEvaluations } from './ask-evaluations';
import {
  type EditedLevel,
  EMPTY,
  firstError,
  isSame,
  levelErrors,
  NEW_ROW,
  pickTexts,
  ROW,
  type Texts,
} from './edited-level';

/** Display time of Undo after a suggestion replaced texts, in milliseconds. */
const UNDO_OFFERED_MS = 10_000;

/**
 * The one level of a skill in edit, in any scheme: its texts, saving, and conflicts. `onRestored` runs after a stored
 * draft has reopened the row.
 */
export function useLevelEdit({ skillId, skillName }: Pick<Skill, 'skillId' | 'skillName'>, onRestored?: () => void) {
  const [schemeId, chooseScheme] = useState<number>();
  const add = useChange(addProficiency);
  const update = useChange(updateProficiency, { textsIn: MAIN_LANGUAGE });
  const draft = useDraft<never, EditedLevel | undefined, EditedLevel>({
    name: `level texts of skill ${skillId}`,
    subject: `the level texts of ${skillName}`,
    empty: undefined,
    parts: ROW,
    onReplaced: (restored) => {
      chooseScheme(restored?.schemeId);
      onRestored?.();
    },
  });
  const { value: edited, edit } = draft;
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const setEdited = (level: EditedLevel | undefined) => {
    edit(() => level);
    if (level) chooseScheme(level.schemeId);
    else setRefusals(0);
  };
  const closeEdit = () => setEdited(undefined);

  /** Saves again if only the revision has changed; if this level's texts have changed, the user decides. */
  const resolveConflict = async (level: EditedLevel) => {
    const fresh = await request(listProficiencies, { params: { skillId } });
    const stored = fresh.proficiencies.find(({ proficiencyId }) => proficiencyId === level.proficiencyId);
    const base = stored ? pickTexts(stored) : level.base;
    const next = { ...level, rev: fresh.rev, base, ...(!isSame(base, level.base) && { theirs: base }) };
    setEdited(next);
    if (!next.theirs) return send(next);
    notify('Somebody else changed this level. Their texts are shown below yours; save again to replace them.', {
      variant: 'warning',
      duration: 5000,
    });
  };

  const send = async (level: EditedLevel): Promise<SkillProficiencies | undefined> => {
    const { schemeId, proficiencyId, levelNumber, rev, texts, shouldUpdateEvaluationAssessmentText } = level;
    const body = { ...texts, rev, shouldUpdateEvaluationAssessmentText };
    return proficiencyId === NEW_ROW
      ? add.run({ params: { skillId }, body: { ...body, schemeId, levelNumber } })
      : update.run({ params: { skillId, proficiencyId }, body });
  };

  const save = async () => {
    if (!edited) return;
    const { levelNumber } = levelErrors(edited);
    if (levelNumber) notify(levelNumber);
    if (firstError(levelErrors(edited))) return setRefusals((now) => now + 1);
    const { proficiencyId, base, texts } = edited;
    const isDescriptionChanged = proficiencyId !== NEW_ROW && texts.description.trim() !== base.description;
    const shouldUpdateQuestions = isDescriptionChanged && (await askEvaluations({ skillId, proficiencyId }, 'changed'));
    const editToSend = { ...edited, ...(shouldUpdateQuestions && { shouldUpdateEvaluationAssessmentText: true }) };
    try {
      await send(editToSend);
    } catch (failure) {
      const isStale = Object(failure).code === 'stale';
      if (!isStale) return notify(failure);
      const resolved = await resolveConflict(editToSend).catch(
        (secondFailure: CallFailure) => void notify(secondFailure),
      );
      if (!resolved) return;
    }
    closeEdit();
    notify('Level descriptions updated successfully', { variant: 'success' });
  };

  return {
    /** The scheme whose levels are shown. Opening a level switches to its scheme. */
    schemeId,
    chooseScheme,
    edited,
    /** Number of attempts to save an invalid row. */
    refusals,
    /** Validation errors, after the first attempt to save. */
    errors: edited && refusals ? levelErrors(edited) : {},
    isSaving,
    /** Closes the row if it has no changes. */
    leaveUnchanged: () => {
      if (!draft.isDirty) closeEdit();
    },
    /** Opens a row; if another one is open, asks to save that first. */
    open: (level: SkillProficiency, rev: number) => {
      if (edited) return notify('Kindly save the existing Proficiency Mapping!', { variant: 'info' });
      const texts = pickTexts(level);
      setEdited({ ...toRow(level, rev), base: texts, texts });
    },
    openNew: (schemeId: number, rev: number) => {
      if (edited) return notify('You must save last Proficiency', { variant: 'info' });
      setEdited({ schemeId, proficiencyId: NEW_ROW, levelNumber: 0, rev, base: EMPTY, texts: EMPTY });
    },
    /** Opens a row with suggested texts, or fills the open row; Undo restores replaced texts. */
    suggest: (level: SkillProficiency, rev: number, suggested: Texts) => {
      if (edited && edited.proficiencyId !== level.proficiencyId)
        return notify('Kindly save the existing Proficiency Mapping!', { variant: 'info' });
      const before = edited?.texts ?? pickTexts(level);
      setEdited({ ...(edited ?? { ...toRow(level, rev), base: before }), texts: pickTexts(suggested) });
      if (isSame(before, EMPTY)) return;
      notify(`The texts of ${level.level} were replaced`, {
        variant: 'info',
        duration: UNDO_OFFERED_MS,
        action: {
          label: 'Undo',
          run: () => edit((now) => (now?.proficiencyId === level.proficiencyId ? { ...now, texts: before } : now)),
        },
      });
    },
    change: (part: Partial<Texts>) => edit((now) => now && { ...now, texts: { ...now.texts, ...part } }),
    chooseLevel: (levelNumber: number) => edit((now) => now && { ...now, levelNumber }),
    closeEdit,
    save: () => {
      // Set before anything is asked or sent: a second click would send the same revision again.
      setSaving(true);
      save()
        .catch(notify)
        .finally(() => setSaving(false));
    },
  };
}

const toRow = ({ schemeId, proficiencyId, levelNumber }: SkillProficiency, rev: number) => ({
  schemeId,
  proficiencyId,
  levelNumber,
  rev,
});

export type LevelEdit = ReturnType<typeof useLevelEdit>;
