import { chakra } from '@skills-architect/ui-kit';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isOnToggle, rowOfEvent, TreeItem } from './tree-item';
import type { TreeRow } from './tree-model';
import { TREE_STYLES } from './tree-styles';
import type { Move } from './use-move';
import { useTreeDrag } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';
import type { TreeView } from './use-tree-view';

interface TreeListProps {
  label: string;
  view: TreeView;
  /** Undefined when the tree is read-only. */
  move?: Move;
  onRemove?: () => void;
}

/** The tree as rows, for mouse and keyboard. */
export function TreeList({ label, view, move, onRemove }: TreeListProps) {
  const { rows, current, goTo, toggle } = view;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useTreeKeys(view, move, onRemove);
  const { overKey, handlers } = useTreeDrag(view, move);
  const currentKey = current?.key;

  useEffect(() => {
    const tree = list.current;
    const row = tree?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!currentKey || !row) return;
    // Moves the focus only if it is in the tree, not after changes by a button or the chart.
    if (tree?.contains(document.activeElement)) row.focus();
    else row.scrollIntoView({ block: 'nearest' });
  }, [currentKey]);

  const press = ({ target }: MouseEvent) => {
    const row = rowOfEvent(rows, target);
    if (!row) return;
    goTo(row.key);
    if (isOnToggle(target)) toggle(row.skillId);
  };

  /** Screen readers may focus any row. */
  const follow = ({ target }: FocusEvent) => {
    const row = rowOfEvent(rows, target);
    if (row && row.key !== currentKey) goTo(row.key);
  };

  const dropState = (row: TreeRow) => move && (move.dropProblem(row.skillId) ? 'refused' : 'allowed');

  return (
    <chakra.div
      ref={list}
      role="tree"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={follow}
      onClick={press}
      onDoubleClick={() => current?.hasChildren && toggle(current.skillId)}
      css={TREE_STYLES}
      fontSize="md"
      {...handlers}
    >
      {rows.map((row) => (
        <TreeItem
          key={row.key}
          row={row}
          isCurrent={row.key === currentKey}
          isCarried={row.key === move?.carried?.key}
          target={row.key === overKey ? dropState(row) : undefined}
          canMove={move !== undefined && move.immovableReason(row) === undefined}
        />
      ))}
    </chakra.div>
  );
}
