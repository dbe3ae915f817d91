import { savePersonaSkills } from '@skills-architect/contracts/personas';
import { buildMatrix, viewedMatrix } from '@skills-architect/contracts/roles';
import { notify, useChange, useQueryState, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useMemo, useState } from 'react';
import { collectChanges, countAdded } from '../assign-skills/mapping-rules';
import { NO_VIEW, viewOf } from '../compare-view/matrix-view';
import type { ChosenSkill } from '../persona-skills/chosen-skill';
import { columnIdsIn, columnIdsText, NO_PERSONAS, withPersona } from './column-ids';
import { addedToAll, applyEdits, type SkillEdit, type SkillEdits, withEdit, withoutPersona } from './skill-edits';
import { useComparedPersona } from './use-compared-persona';

const NONE: SkillEdits = new Map();
/** Milliseconds a duplicate notice is shown. */
const NOTICE = 2500;

/** State of the comparison; columns and view are in the query string, edits are unsaved until Save. */
export function usePersonaComparison(start: string) {
  const [state, change] = useQueryState({ personas: start, group: 0, ...NO_VIEW, edit: false });
  const ids = useMemo(() => columnIdsIn(state.personas), [state.personas]);
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const columns = [
    useComparedPersona(first),
    useComparedPersona(second),
    useComparedPersona(third),
    useComparedPersona(fourth),
  ];
  const [edits, setEdits] = useState(NONE);
  const saving = useChange(savePersonaSkills);
  const isDirty = edits.size > 0;
  useUnsavedChanges(isDirty, () => setEdits(NONE));

  const shown = columns.flatMap(({ persona, saved }) =>
    persona && saved
      ? [
          {
            personaId: persona.personaId,
            persona,
            saved,
            skills: applyEdits(saved.skills, edits.get(persona.personaId)),
          },
        ]
      : [],
  );
  const matrix = buildMatrix(shown, 0);

  /** Saves one persona after the other; what could not be saved stays. */
  const save = async () => {
    let added = 0;
    for (const { personaId, saved, skills } of shown) {
      if (!edits.has(personaId)) continue;
      const { rev } = saved;
      await saving.run({ params: { personaId }, body: { rev, ...collectChanges(saved.skills, skills) } });
      added += countAdded(saved.skills, skills);
      setEdits((all) => withoutPersona(all, personaId));
    }
    notify('Skill Mapping for Persona successful', { variant: 'success' });
    if (added) notify(`Added ${added} skill(s) to Persona(s)`, { variant: 'success' });
  };
  const put = (next: readonly number[]) => change({ personas: columnIdsText(next) });
  return {
    ids,
    columns,
    /** The personas that have been loaded, in the order of their columns. */
    shown,
    matrix: viewedMatrix(matrix, viewOf(state)),
    skillCount: matrix.reduce((sum, { rows }) => sum + rows.length, 0),
    groupId: state.group,
    view: { differences: state.differences, shared: state.shared, gaps: state.gaps },
    isEditing: state.edit,
    isDirty,
    isSaving: saving.isRunning,
    isReading: columns.some(({ isLoading }) => isLoading),
    failed: columns.find(({ failed }) => failed)?.failed,
    choosePersona: (at: number, personaId: number) => {
      const next = withPersona(ids, at, personaId);
      if (next.duplicate) notify('Persona is already selected', { variant: 'info', duration: NOTICE });
      put(next.ids);
    },
    /** Another department resets all columns. */
    chooseGroup: (group: number) => change({ group, personas: columnIdsText(NO_PERSONAS) }),
    changeView: (view: Partial<typeof NO_VIEW>) => change(view),
    showEditing: (edit: boolean) => change({ edit }),
    edit: (personaId: number, skillId: number, edit: SkillEdit) =>
      setEdits((all) => withEdit(all, personaId, skillId, edit)),
    add: (added: readonly ChosenSkill[]) => setEdits((all) => addedToAll(all, shown, added)),
    save: () => save().catch(notify),
  };
}
export type PersonaComparisonState = ReturnType<typeof usePersonaComparison>;
