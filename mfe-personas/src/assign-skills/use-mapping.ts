import {
  listPersonaSkills,
  type Persona,
  type PersonaSkill,
  type PersonaSkills,
  savePersonaSkills,
  undoPersonaSkills,
} from '@skills-architect/contracts/personas';
import { askConfirm, notify, request, useCall, useChange, useDraft } from '@skills-architect/portal-kit';
import { collectChanges, countAdded, PARTS } from './mapping-rules';

type Rows = readonly PersonaSkill[];
const NONE: Rows = [];
const UNDO = {
  title: 'Undo the last saved mapping?',
  text: 'Skills, levels and criticality return to their state before the last Confirm Changes.',
  yes: 'Undo',
};

/** Loads a persona's skills and keeps unsaved edits of them in a draft. Id 0 loads nothing. */
export function useMapping({ personaId, personaName }: Pick<Persona, 'personaId' | 'personaName'>) {
  const input = personaId ? { params: { personaId } } : undefined;
  const { data, error, isLoading, isRefreshing, retry } = useCall(listPersonaSkills, input);
  const saving = useChange(savePersonaSkills);
  const undoing = useChange(undoPersonaSkills);
  const draft = useDraft<PersonaSkills, Rows, PersonaSkill>({
    name: `skills of persona ${personaId}`,
    subject: `the skills of ${personaName}`,
    empty: NONE,
    parts: PARTS,
    saved: {
      record: data,
      what: `the skills of ${personaName}`,
      toValue: ({ skills }) => skills,
      // `>=`, because names and levels come from the library: they change while the persona keeps its revision.
      isNewer: (now, before) => now.rev >= before.rev,
      read: () => request(listPersonaSkills, { params: { personaId } }),
    },
  });

  /** Saves and resolves to the number of added skills; undefined when somebody else changed them meanwhile. */
  const send = async (): Promise<number | undefined> => {
    let addedCount = 0;
    const isSaved = await draft.save(async ({ record, base, value }) => {
      addedCount = countAdded(base, value);
      return record && saving.run({ params: { personaId }, body: { rev: record.rev, ...collectChanges(base, value) } });
    });
    return isSaved ? addedCount : undefined;
  };
  const save = async () => {
    const addedCount = await send();
    if (addedCount === undefined) return;
    notify('Skill Mapping for Persona successful', { variant: 'success' });
    if (addedCount > 0) notify(`Added ${addedCount} skill(s) to Persona`, { variant: 'success' });
  };
  const undo = async () => {
    if (!data || !(await askConfirm(UNDO))) return;
    await undoing.run({ params: { personaId }, body: { rev: data.rev } });
    notify('The last saved mapping was undone', { variant: 'success' });
  };
  return {
    /** Current revision of the saved skills. */
    rev: data?.rev,
    canUndo: data?.canUndo === true,
    undo: () => undo().catch(notify),
    isUndoing: undoing.isRunning,
    rows: draft.record && draft.value,
    savedRows: draft.base,
    error,
    isLoading,
    isRefreshing,
    retry,
    edit: draft.edit,
    isDirty: draft.isDirty,
    discard: draft.clear,
    replaceWith: draft.replaceWith,
    send,
    save: () => save().catch(notify),
    isSaving: saving.isRunning,
  };
}
export type Mapping = ReturnType<typeof useMapping>;
