import { getClient } from '@skills-architect/contracts/admin';
import {
  type ClientSkill,
  type ClientSkills,
  clientSkillsStatus,
  discardClientSkills,
  getClientSkills,
  type PersonaSkill,
  saveClientSkills,
} from '@skills-architect/contracts/personas';
import { getSkill, type SkillWithLevels } from '@skills-architect/contracts/skills';
import { askConfirm, notify, request, useCall, useChange, useDraft } from '@skills-architect/portal-kit';
import { shortenName } from '@skills-architect/ui-kit/extra';
import type { ChosenSkill } from '../../persona-skills/chosen-skill';
import { collectSkillsToAdd } from '../../persona-skills/suggested-skills';
import {
  type Choices,
  isComplete,
  type MatchChoice,
  PARTS,
  savedChoices,
  toSaveBody,
  withLevel,
  withoutRow,
  withSkill,
} from './match-rules';

/** Values of the status: suggestions are being generated, or ready. */
export const GENERATING = 1;
export const READY = 2;
const POLL_INTERVAL_MS = 1000;
const NONE: Choices = new Map();
const DISCARD = {
  title: 'Discard the client skills',
  text: 'Are you sure want to discard skill mapping?',
  yes: 'Yes',
  no: 'No',
  loss: true,
};

interface ClientSkillsOptions {
  clientId: number;
  /** The id of a persona, or the row of an import. */
  skillSubject: string;
  isOpen: boolean;
  /** The skills in the persona's list. */
  rows: readonly PersonaSkill[];
  onAdd: (skills: ChosenSkill[]) => void;
}

/** The skills that a client has imported for a persona, their suggestions, and a draft of the selections. */
export function useClientSkills({ clientId, skillSubject, isOpen, rows: personaSkills, onAdd }: ClientSkillsOptions) {
  const input = { params: { skillSubject } };
  const levelCount = useCall(getClient, { params: { clientId } }).data?.proficiencySchemeLevelCount;
  const status = useCall(clientSkillsStatus, isOpen ? input : undefined, {
    poll: (answer) => (answer?.status === GENERATING ? POLL_INTERVAL_MS : false),
  });
  const isReady = status.data?.status === READY;
  const read = useCall(getClientSkills, isReady ? input : undefined, { keepPreviousData: true });
  const saving = useChange(saveClientSkills);
  const discarding = useChange(discardClientSkills);
  const draft = useDraft<ClientSkills, Choices, MatchChoice>({
    name: `client skills of ${skillSubject}`,
    subject: 'the client skills',
    empty: NONE,
    parts: PARTS,
    saved: {
      record: isReady ? read.data : undefined,
      what: 'the client skills',
      toValue: savedChoices,
      isNewer: (now, before) => now.uploadId !== before.uploadId || now.rev >= before.rev,
      read: () => request(getClientSkills, input),
    },
  });
  const { record, value: choices, edit } = draft;

  /** Saves the selections; resolves to false if saving fails. */
  const saveChoices = () =>
    draft.save(
      async ({ record: current, base, value }) =>
        current && saving.run({ ...input, body: { rev: current.rev, ...toSaveBody(base, value) } }),
    );
  const save = async () => {
    const text = isComplete(choices) ? 'Skill Mapping was successful' : 'Client Skills are updated partially';
    if (await saveChoices()) notify(text, { variant: 'success' });
  };
  /** Adds the selected skills to the list and saves the selections. */
  const add = async () => {
    const presentIds = new Set(personaSkills.map(({ skillId }) => skillId));
    const chosen = [...choices.values()].flatMap(({ skill, proficiencyId }) =>
      skill && !presentIds.has(skill.skillId) ? [{ ...skill, chosenLevel: proficiencyId }] : [],
    );
    const { add: skillsToAdd, message } = collectSkillsToAdd(chosen, ({ chosenLevel }) => chosenLevel, personaSkills);
    if (skillsToAdd.length) {
      onAdd([...new Map(skillsToAdd.map((added) => [added.skill.skillId, added])).values()]);
      if (draft.isDirty) await saveChoices();
    }
    if (message) notify(message, { variant: 'info' });
  };
  const selectSearchedSkill = async (row: ClientSkill, skillId: number) => {
    const skill: SkillWithLevels = await request(getSkill, { params: { skillId } });
    edit((before) => withSkill(before, row, { skill, isSearchedSkill: true }, levelCount));
  };
  const remove = async ({ rowId, clientSkill }: ClientSkill) => {
    const text = `Are you sure you want to delete ${shortenName(clientSkill)}?`;
    if (await askConfirm({ text, yes: 'Yes', no: 'No' })) edit((before) => withoutRow(before, rowId));
  };
  const discard = async () => {
    if (!(await askConfirm(DISCARD))) return;
    await discarding.run(input);
    draft.clear();
  };
  return {
    skillSubject,
    clientId,
    levelCount,
    status,
    read,
    record,
    rows: record?.rows.filter(({ rowId }) => choices.has(rowId)),
    choices,
    isDirty: draft.isDirty,
    isSaving: saving.isRunning,
    isTaken: (skillId: number) => personaSkills.some((row) => row.skillId === skillId),
    choose: (row: ClientSkill, skill: SkillWithLevels | null) =>
      edit((before) => withSkill(before, row, { skill }, levelCount)),
    chooseSearched: (row: ClientSkill, skillId: number) => void selectSearchedSkill(row, skillId).catch(notify),
    setLevel: ({ rowId }: ClientSkill, level: number | null) => edit((before) => withLevel(before, rowId, level)),
    remove: (row: ClientSkill) => remove(row).catch(notify),
    save: () => save().catch(notify),
    add: () => add().catch(notify),
    discard: () => discard().catch(notify),
    /** Discards selections for replaced client skills. */
    clear: draft.clear,
  };
}
export type ClientSkillsState = ReturnType<typeof useClientSkills>;
