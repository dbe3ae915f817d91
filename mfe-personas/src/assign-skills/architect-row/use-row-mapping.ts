import {
  completeRowMapping,
  discardRowMapping,
  getRowMapping,
  type PersonaSkill,
  type RowMapping,
  saveRowMapping,
} from '@skills-architect/contracts/personas';
import { askConfirm, notify, request, useCall, useChange, useDraft } from '@skills-architect/portal-kit';
import { collectChanges, PARTS } from '../mapping-rules';

type Rows = readonly PersonaSkill[];
const NONE: Rows = [];
const DISCARD = {
  title: 'Discard the skill mapping',
  text: 'Are you sure want to discard skill mapping?',
  yes: 'Yes',
  no: 'No',
  loss: true,
};

/** Draft of the skills of an import row, which can be saved partially or completed. */
export function useRowMapping(skillSubject: string) {
  const input = { params: { skillSubject } };
  const { data, error, isRefreshing, retry } = useCall(getRowMapping, input);
  const saving = useChange(saveRowMapping);
  const completing = useChange(completeRowMapping);
  const discarding = useChange(discardRowMapping);
  const draft = useDraft<RowMapping, Rows, PersonaSkill>({
    name: `skills of ${skillSubject}`,
    subject: data && `the skills of ${data.personaName}`,
    empty: NONE,
    parts: PARTS,
    saved: {
      record: data,
      what: 'the skills of this client role',
      toValue: ({ skills }) => skills,
      // Without `isNewer`: discarding restarts revisions, and names and levels from the library change without a new one.
      read: () => request(getRowMapping, input),
    },
  });

  const send = (change: typeof saving | typeof completing) =>
    draft.save(
      async ({ record, base, value }) =>
        record && change.run({ ...input, body: { rev: record.rev, ...collectChanges(base, value) } }),
    );
  const save = async () => {
    if (await send(saving)) notify('Client Skills are updated partially', { variant: 'success' });
  };
  const complete = async () => {
    if (await send(completing)) notify('Skill Mapping was successful', { variant: 'success' });
  };
  const discard = async () => {
    if (!(await askConfirm(DISCARD))) return;
    draft.clear();
    await discarding.run(input);
  };
  return {
    record: draft.record,
    rows: draft.record && draft.value,
    savedRows: draft.base,
    error,
    isRefreshing,
    retry,
    edit: draft.edit,
    isDirty: draft.isDirty,
    save: () => save().catch(notify),
    isSaving: saving.isRunning,
    complete: () => complete().catch(notify),
    isCompleting: completing.isRunning,
    discard: () => discard().catch(notify),
    isDiscarding: discarding.isRunning,
  };
}
