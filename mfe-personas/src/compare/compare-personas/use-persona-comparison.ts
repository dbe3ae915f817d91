import type { PersonaSkill } from '@skills-architect/contracts/personas';
import { applyMatrixView, buildMatrix } from '@skills-architect/contracts/roles';
import { confirmDiscard, notify, useQueryState } from '@skills-architect/portal-kit';
import { useMemo, useState } from 'react';
import { withAdded } from '../../assign-skills/mapping-rules';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';
import { DEFAULT_VIEW, toMatrixView } from '../compare-view/matrix-view';
import { DEFAULT_GAP_VIEW } from '../gap-view/gap-view';
import { formatColumnIds, NO_PERSONAS, parseColumnIds, withPersona } from './column-ids';
import { withTarget } from './column-levels';
import { useComparedPersona } from './use-compared-persona';

/** Display time of the notice about a duplicate, in milliseconds. */
const NOTICE_MS = 2500;
/** Display time of the undo of a copied level, in milliseconds. */
const UNDO_MS = 10_000;

/** Query parameters of the pop-ups: the id of the persona, role or skill shown; 0 or false means closed. */
const CLOSED = { gap: 0, gapRole: 0, ...DEFAULT_GAP_VIEW, duties: 0, skill: 0, adding: false };

type Column = ReturnType<typeof useComparedPersona>;

const toLoadedColumns = ({ personaId, persona, mapping }: Column) =>
  persona && mapping.rows ? [{ personaId, persona, mapping, skills: mapping.rows }] : [];
/** A column whose persona has been loaded. */
export type LoadedColumn = ReturnType<typeof toLoadedColumns>[number];

/** Saves the personas one by one; drafts that cannot be saved stay. */
const saveAll = async (columns: readonly Column[]) => {
  const counts: number[] = [];
  for (const { mapping } of columns) {
    const addedCount = mapping.isDirty ? await mapping.send() : undefined;
    if (addedCount !== undefined) counts.push(addedCount);
  }
  if (!counts.length) return;
  notify('Skill Mapping for Persona successful', { variant: 'success' });
  const totalAdded = counts.reduce((sum, count) => sum + count, 0);
  if (totalAdded) notify(`Added ${totalAdded} skill(s) to Persona(s)`, { variant: 'success' });
};

const findLevel = ({ skills }: Pick<LoadedColumn, 'skills'>, skillId: number) =>
  skills.find((row) => row.skillId === skillId)?.proficiencyId ?? null;

/** Copies a skill and its level to another persona's draft. */
const copySkill = (skill: PersonaSkill, to: LoadedColumn) => {
  const before = findLevel(to, skill.skillId);
  const setLevel = (proficiencyId: number | null) =>
    to.mapping.edit((rows, saved) => withTarget(rows, saved, skill, proficiencyId));
  setLevel(skill.proficiencyId);
  notify(`${skill.skillName} was copied to ${to.persona.personaName}. Save to keep it.`, {
    variant: 'info',
    duration: UNDO_MS,
    action: { label: 'Undo', run: () => setLevel(before) },
  });
};

/** State of the comparison; columns and view are in the query string, edits are unsaved until Save. */
export function usePersonaComparison(start: string) {
  const [state, change] = useQueryState({ personas: start, group: 0, ...DEFAULT_VIEW, edit: false, ...CLOSED });
  const ids = useMemo(() => parseColumnIds(state.personas), [state.personas]);
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  const columns = [
    useComparedPersona(first),
    useComparedPersona(second),
    useComparedPersona(third),
    useComparedPersona(fourth),
  ];
  const [isSaving, setIsSaving] = useState(false);
  const loaded = columns.flatMap(toLoadedColumns);
  const matrix = buildMatrix(loaded, 0);

  const save = async () => {
    setIsSaving(true);
    await saveAll(columns)
      .catch(notify)
      .finally(() => setIsSaving(false));
  };
  const choosePersona = async (column: number, personaId: number) => {
    const { isDirty, discard } = columns[column]?.mapping ?? {};
    if (isDirty && !(await confirmDiscard())) return;
    discard?.();
    const next = withPersona(ids, column, personaId);
    if (next.isDuplicate) notify('Persona is already selected', { variant: 'info', duration: NOTICE_MS });
    change({ personas: formatColumnIds(next.ids) });
  };
  return {
    ids,
    columns,
    /** The personas that have been loaded, in the order of their columns. */
    loaded,
    matrix: applyMatrixView(matrix, toMatrixView(state)),
    skillCount: matrix.reduce((sum, { rows }) => sum + rows.length, 0),
    groupId: state.group,
    view: { differences: state.differences, shared: state.shared, gaps: state.gaps },
    isEditing: state.edit,
    isDirty: columns.some(({ mapping }) => mapping.isDirty),
    isSaving,
    isReading: columns.some(({ isLoading }) => isLoading),
    failed: columns.find(({ failed }) => failed)?.failed,
    choosePersona: (column: number, personaId: number) => void choosePersona(column, personaId),
    /** Changing the department resets all columns. */
    chooseGroup: (group: number) => change({ group, personas: formatColumnIds(NO_PERSONAS) }, { confirm: true }),
    changeView: (view: Partial<typeof DEFAULT_VIEW>) => change(view),
    setEditing: (edit: boolean) => change({ edit }),
    opened: { gap: state.gap, gapRole: state.gapRole, duties: state.duties, skill: state.skill, adding: state.adding },
    open: (popUp: Partial<typeof CLOSED>) => change(popUp),
    closeAdded: () => change({ adding: false }, { confirm: false }),
    copy: copySkill,
    add: (skills: readonly ChosenSkill[]) => {
      for (const { mapping } of loaded) mapping.edit((rows, saved) => withAdded(rows, saved, skills));
    },
    save,
  };
}
export type PersonaComparisonState = ReturnType<typeof usePersonaComparison>;
