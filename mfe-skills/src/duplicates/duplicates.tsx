import { formatTotal, formatWhen } from '@skills-architect/contracts/locale';
import type { SkillPair } from '@skills-architect/contracts/skills';
import { BackLink } from '@skills-architect/library-kit';
import { useShortcut } from '@skills-architect/portal-kit';
import {
  Button,
  EmptyState,
  FormActions,
  LoadError,
  Page,
  Panel,
  Skeleton,
  Stack,
  Text,
} from '@skills-architect/ui-kit';
import { useState } from 'react';
import { DuplicateFilters } from './duplicate-filters';
import { MergeDialog } from './merge-dialog';
import { PairCard, pairKey } from './pair-card';
import { type DuplicateList, useDuplicates } from './use-duplicates';

interface Merging {
  merged: number;
  target: number;
}

const emptyTitle = ({ isSearching, isFiltered, searchedAt }: DuplicateList) => {
  if (isSearching) return 'All skills are being compared';
  return isFiltered || searchedAt ? 'No likely duplicates' : 'The skills have not been compared yet';
};

const describeSearch = ({ isSearching, isFiltered, searchedAt }: DuplicateList) => {
  if (isSearching) return 'The card of the job shows how far it is. You can leave this page.';
  if (isFiltered) return 'There are none with this filter.';
  return searchedAt
    ? `All skills were compared ${formatWhen(searchedAt)}.`
    : 'Look for duplicates to compare all skills by names, words and meaning.';
};

/** Screen: pairs of skills that are likely duplicates; each is merged or marked as no duplicate, also by keyboard. */
export default function Duplicates() {
  const list = useDuplicates();
  const { pairs } = list;
  const [shownIndex, setShownIndex] = useState(0);
  const [merging, setMerging] = useState<Merging>();
  const position = Math.max(0, Math.min(shownIndex, pairs.rows.length - 1));
  const current = pairs.rows[position];
  const isLoaded = !pairs.error && !pairs.isLoading;

  const moveBy = (by: number) => {
    const next = Math.max(0, Math.min(position + by, pairs.rows.length - 1));
    setShownIndex(next);
    if (next >= pairs.rows.length - 2 && pairs.hasMore) pairs.loadMore();
  };
  const mergeInto = (pair: SkillPair | undefined, side: 'left' | 'right') => {
    if (!pair || list.isMerging(pair)) return;
    const [target, merged] = side === 'left' ? [pair.left, pair.right] : [pair.right, pair.left];
    setMerging({ merged: merged.skillId, target: target.skillId });
  };
  const refuse = (pair: SkillPair | undefined) => {
    if (pair && !list.isMerging(pair)) void list.refuse(pair);
  };
  useShortcut(['j', 'ArrowDown'], () => moveBy(1), 'Next pair');
  useShortcut(['k', 'ArrowUp'], () => moveBy(-1), 'Previous pair');
  useShortcut(['s'], () => moveBy(1), 'Skip the pair');
  useShortcut(['m'], () => mergeInto(current, 'left'), 'Merge into the left skill');
  useShortcut(['M'], () => mergeInto(current, 'right'), 'Merge into the right skill');
  useShortcut(['n'], () => refuse(current), 'Not a duplicate');
  useShortcut(['u'], () => void list.undo(), 'Undo the last decision');

  return (
    <Page
      title="Likely Duplicates"
      beside={pairs.total > 0 && <Text color="fg.muted">{formatTotal(pairs.total)}</Text>}
      action={
        <FormActions>
          <BackLink to="/skill/search">Back to skills</BackLink>
          {list.canUndo && (
            <Button variant="quiet" onClick={() => void list.undo()}>
              Undo
            </Button>
          )}
          <Button variant="primary" loading={list.isSearching} onClick={() => void list.search()}>
            Look for duplicates
          </Button>
        </FormActions>
      }
      filters={<DuplicateFilters filter={list.filter} onChange={list.changeFilter} />}
    >
      {pairs.error && <LoadError result={pairs} />}
      {!pairs.error && pairs.isLoading && (
        <Panel>
          <Skeleton lines={6} label="Loading duplicates" />
        </Panel>
      )}
      {isLoaded && !current && <EmptyState title={emptyTitle(list)}>{describeSearch(list)}</EmptyState>}
      {isLoaded && current && (
        <Stack gap="3" as="ol" listStyleType="none" aria-label="Pairs">
          {pairs.rows.map((pair, index) => (
            <PairCard
              key={pairKey(pair)}
              pair={pair}
              isCurrent={index === position}
              isMerging={list.isMerging(pair)}
              onOpen={() => setShownIndex(index)}
              onMerge={(side) => mergeInto(pair, side)}
              onRefuse={() => refuse(pair)}
              onSkip={() => moveBy(1)}
            />
          ))}
        </Stack>
      )}
      {pairs.hasMore && (
        <Button variant="quiet" loading={pairs.isRefreshing} onClick={pairs.loadMore}>
          Show more
        </Button>
      )}
      {merging && (
        <MergeDialog
          {...merging}
          onMerged={(merge) => void list.rememberMerge(merge, [merging.merged, merging.target])}
          onClose={() => setMerging(undefined)}
        />
      )}
    </Page>
  );
}
