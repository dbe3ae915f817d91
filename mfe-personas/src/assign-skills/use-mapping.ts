import {
  listPersonaSkills,
  type PersonaSkill,
  type PersonaSkills,
  savePersonaSkills,
} from '@skills-architect/contracts/personas';
import { type CallFailure, notify, request, useCall, useChange, useUnsavedChanges } from '@skills-architect/portal-kit';
import { useCallback, useState } from 'react';
import { collectChanges, isChanged, rebased } from './mapping-rules';

type Rows = readonly PersonaSkill[];
/** Skills as they are on the screen, and as they were when the first of them was changed. */
interface Draft {
  base: PersonaSkills;
  rows: Rows;
}

/** The work of a draft on skills that were read or saved since; nothing when they say the same. */
const onto = (draft: Draft, latest: PersonaSkills, from: Rows = draft.base.skills): Draft | undefined => {
  const rows = rebased(from, draft.rows, latest.skills);
  return isChanged(latest.skills, rows) ? { base: latest, rows } : undefined;
};

const isStale = (failure: unknown): failure is CallFailure =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'stale';

/** The skills of a persona while they are worked on: changes stay here until they are confirmed. */
export function useMapping(personaId: number) {
  const { data, error, isLoading, isRefreshing, retry } = useCall(listPersonaSkills, { params: { personaId } });
  const saving = useChange(savePersonaSkills);
  const [answered, setAnswered] = useState<{ saved: PersonaSkills; over: typeof data }>();
  const [draft, setDraft] = useState<Draft>();
  const [stale, setStale] = useState(false);
  useUnsavedChanges(draft !== undefined);

  // What was read after the last save is newer than its answer.
  const saved = answered && answered.over === data ? answered.saved : data;
  const base = draft?.base ?? saved;
  const rows: Rows | undefined = draft?.rows ?? saved?.skills;

  const edit = useCallback(
    (to: (rows: Rows, saved: Rows) => Rows) =>
      setDraft((before) => {
        const from = before ?? (saved && { base: saved, rows: saved.skills });
        if (!from) return undefined;
        const next = to(from.rows, from.base.skills);
        return isChanged(from.base.skills, next) ? { base: from.base, rows: next } : undefined;
      }),
    [saved],
  );

  const save = async () => {
    if (!draft) return;
    const body = { rev: draft.base.rev, ...collectChanges(draft.base.skills, draft.rows) };
    try {
      const answer = await saving.run({ params: { personaId }, body });
      setAnswered({ saved: answer, over: data });
      // What was changed while the answer was on its way is still to be confirmed.
      setDraft((now) => now && onto(now, answer, draft.rows));
      notify('Skill Mapping for Persona successful', { variant: 'success' });
    } catch (failure) {
      if (isStale(failure)) setStale(true);
      else notify(failure);
    }
  };
  /** Goes on with the changes on what somebody else has saved meanwhile. */
  const keep = async () => {
    try {
      const latest = await request(listPersonaSkills, { params: { personaId } });
      setAnswered({ saved: latest, over: data });
      setDraft((now) => now && onto(now, latest));
      setStale(false);
      notify('Your changes stand on the latest skills now. Confirm them to save them.', { variant: 'info' });
    } catch (failure) {
      notify(failure);
    }
  };
  const reload = () => {
    setStale(false);
    setDraft(undefined);
    retry();
  };
  return {
    rows,
    savedRows: base?.skills ?? [],
    error,
    isLoading,
    isRefreshing,
    retry,
    edit,
    unsaved: draft !== undefined,
    save,
    isSaving: saving.isRunning,
    stale,
    reload,
    keep,
  };
}
