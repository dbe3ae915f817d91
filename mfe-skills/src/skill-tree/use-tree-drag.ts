import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { rowOfEvent } from './tree-item';
import type { Carry } from './use-carry';
import type { TreeView } from './use-tree-view';

/** Milliseconds over a closed branch before it opens for the dragged skill. */
const OPENS_AFTER = 700;

/** Moving a skill by the mouse: handlers for the whole tree, and the row that the mouse is over. */
export function useTreeDrag({ rows, goTo, toggle }: TreeView, carry: Carry | undefined) {
  const [overKey, setOverKey] = useState<string>();
  const openHovered = useEffectEvent((key: string) => {
    const row = rows.find((one) => one.key === key);
    if (row?.hasChildren && !row.isOpen) toggle(row.skillId);
  });
  useEffect(() => {
    if (!overKey) return;
    const timer = setTimeout(() => openHovered(overKey), OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [overKey]);
  if (!carry) return { overKey: undefined, handlers: {} };

  const end = () => {
    setOverKey(undefined);
    carry.drop();
  };
  return {
    overKey: carry.carried && overKey,
    handlers: {
      onDragStart: ({ target, dataTransfer }: DragEvent) => {
        const row = rowOfEvent(rows, target);
        if (!row || carry.fixed(row)) return;
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', row.skillName);
        goTo(row.key);
        carry.take(row);
      },
      onDragOver: (event: DragEvent) => {
        const row = rowOfEvent(rows, event.target);
        setOverKey(row?.key);
        // The browser lets nothing be dropped where the event takes its usual course.
        if (row && carry.carried && !carry.problem(row.skillId)) event.preventDefault();
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOverKey(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        carry.putBelow(rowOfEvent(rows, event.target));
        end();
      },
      onDragEnd: end,
    },
  };
}
