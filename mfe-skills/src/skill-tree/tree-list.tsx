import { chakra } from '@skills-architect/ui-kit';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { isOnMark, rowOfEvent, TreeItem } from './tree-item';
import { TREE_STYLES } from './tree-look';
import type { Carry } from './use-carry';
import { useTreeDrag } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';
import type { TreeView } from './use-tree-view';

interface TreeListProps {
  label: string;
  view: TreeView;
  /** Undefined when the tree is read-only. */
  carry?: Carry;
  onRemove?: () => void;
}

/** The tree as rows, for mouse and keyboard. */
export function TreeList({ label, view, carry, onRemove }: TreeListProps) {
  const { rows, current, goTo, toggle } = view;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useTreeKeys(view, carry, onRemove);
  const { overKey, handlers } = useTreeDrag(view, carry);
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
    if (isOnMark(target)) toggle(row.skillId);
  };

  /** Screen readers may focus any row. */
  const follow = ({ target }: FocusEvent) => {
    const row = rowOfEvent(rows, target);
    if (row && row.key !== currentKey) goTo(row.key);
  };

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
          isCarried={row.key === carry?.carried?.key}
          target={carry && row.key === overKey ? (carry.problem(row.skillId) ? 'refused' : 'allowed') : undefined}
          canMove={carry !== undefined && carry.fixed(row) === undefined}
        />
      ))}
    </chakra.div>
  );
}
