import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { rowOfEvent } from './tree-item';
import type { Carry } from './use-carry';
import type { TreeView } from './use-tree-view';

/** Milliseconds until a closed branch opens under a dragged skill. */
const OPENS_AFTER = 700;

/** Drag and drop of a skill: handlers for the whole tree, and the row under the pointer. */
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
        // preventDefault allows dropping here.
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
