import {
  addNotDuplicates,
  DUPLICATE_REASONS,
  type DuplicateReason,
  findSkillDuplicates,
  listSkillDuplicates,
  removeNotDuplicate,
  type SkillPair,
} from '@skills-architect/contracts/skills';
import { notify, useCall, useCallPages, useChange, useJobs, useQueryState } from '@skills-architect/portal-kit';
import { useState } from 'react';
import { useMergeSkill } from '../skill-merge/use-merge-skill';

/** A decision since the screen was opened, which can be undone. */
type Decision = { mergeId: number } | { skillId: number; otherId: number };

export type DuplicateFilter = {
  /** 0 for all. */
  source: number;
  /** Empty for all. */
  reason: string;
};

const isReason = (text: string): text is DuplicateReason => DUPLICATE_REASONS.some((reason) => reason === text);

/** The filtered likely duplicates, and the decisions about them. */
export function useDuplicates() {
  const [filter, changeFilter] = useQueryState({ source: 0, reason: '' });
  const reasons = isReason(filter.reason) ? [filter.reason] : undefined;
  const sourceIds = filter.source ? [filter.source] : undefined;
  const pairs = useCallPages(listSkillDuplicates, {
    key: filter,
    input: (offset) => ({ query: { sourceIds, reasons, offset } }),
    rows: (found) => found.pairs,
    total: ({ total }) => total,
  });
  const isEmpty = !pairs.isLoading && pairs.rows.length === 0;
  const lastSearch = useCall(listSkillDuplicates, isEmpty ? { query: { pagesize: 1 } } : undefined);
  const find = useChange(findSkillDuplicates);
  const refuse = useChange(addNotDuplicates);
  const undoRefusal = useChange(removeNotDuplicate);
  const merges = useMergeSkill();
  const { follow } = useJobs();
  const [isSearching, setIsSearching] = useState(false);
  // Skills of running merges; their pairs are locked.
  const [merging, setMerging] = useState<readonly number[]>([]);
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  const remember = (decision: Decision) => setDecisions((known) => [...known, decision]);

  return {
    filter,
    changeFilter,
    isFiltered: Boolean(sourceIds ?? reasons),
    pairs,
    isMerging: ({ left, right }: SkillPair) => [left, right].some(({ skillId }) => merging.includes(skillId)),
    /** Locks the pair of a started merge until its job has ended. */
    rememberMerge: async (
      { mergeId, ended }: { mergeId: number; ended: Promise<void> },
      skillIds: readonly number[],
    ) => {
      remember({ mergeId });
      setMerging((known) => [...known, ...skillIds]);
      await ended;
      setMerging((known) => known.filter((id) => !skillIds.includes(id)));
    },
    canUndo: decisions.length > 0,
    isSearching,
    /** When all skills were compared last; undefined before the first time, and while pairs are listed. */
    searchedAt: lastSearch.data?.foundAt,

    search: async () => {
      setIsSearching(true);
      try {
        await follow((await find.run({})).jobToken);
        pairs.retry();
        lastSearch.retry();
      } catch (failure) {
        notify(failure);
      } finally {
        setIsSearching(false);
      }
    },

    refuse: async ({ left, right }: SkillPair) => {
      const pair = { skillId: left.skillId, otherId: right.skillId };
      try {
        await refuse.run({ params: { skillId: pair.skillId }, body: { skillIds: [pair.otherId] } });
        remember(pair);
      } catch (failure) {
        notify(failure);
      }
    },

    undo: async () => {
      const last = decisions.at(-1);
      if (!last) return notify('There is nothing to undo', { variant: 'info' });
      setDecisions(decisions.slice(0, -1));
      if ('mergeId' in last) {
        if (!(await merges.undo(last.mergeId))) remember(last);
        return;
      }
      await undoRefusal.run({ params: last }).catch((failure: unknown) => {
        remember(last);
        notify(failure);
      });
    },
  };
}
export type DuplicateList = ReturnType<typeof useDuplicates>;
