import { Icon, LanguageTag } from '@skills-architect/ui-kit';
import { memo } from 'react';
import type { TreeRow } from './tree-model';

/** Maximum indentation: deeper rows would leave no room for names. */
const DEEPEST_INDENT = 12;

interface TreeItemProps {
  row: TreeRow;
  isCurrent: boolean;
  isCarried: boolean;
  /** Whether the skill being moved may be dropped here, while it is over the row. */
  target?: 'allowed' | 'refused';
  canMove: boolean;
}

/** A row of the tree. Few elements and no event handlers, because there may be thousands of rows. */
export const TreeItem = memo(function TreeItem({ row, isCurrent, isCarried, target, canMove }: TreeItemProps) {
  return (
    <div
      role="treeitem"
      data-key={row.key}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={row.hasChildren ? row.isOpen : undefined}
      aria-selected={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      style={{ paddingInlineStart: `${Math.min(row.level - 1, DEEPEST_INDENT) * 1.25}rem` }}
      draggable={canMove}
      data-carried={isCarried || undefined}
      data-target={target}
    >
      <span data-mark={row.hasChildren ? 'toggle' : 'none'}>
        {row.hasChildren && <Icon name={row.isOpen ? 'chevronDown' : 'chevronRight'} />}
      </span>
      <span data-name>{row.skillName}</span>
      <LanguageTag language={row.nameLanguage} />
    </div>
  );
});

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The row that contains the event's target. */
export const rowOfEvent = (rows: readonly TreeRow[], target: EventTarget): TreeRow | undefined => {
  const key = closest(target, '[role=treeitem]')?.dataset.key;
  return rows.find((row) => row.key === key);
};

/** Whether the event's target is the toggle of a branch. */
export const isOnToggle = (target: EventTarget): boolean => closest(target, '[data-mark=toggle]') !== null;
