import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { rowOfEvent } from './tree-item';
import type { Move } from './use-move';
import type { TreeView } from './use-tree-view';

/** Milliseconds until a closed branch opens under a dragged skill. */
const OPENS_AFTER = 700;

/** Drag and drop of a skill: handlers for the whole tree, and the row under the pointer. */
export function useTreeDrag({ rows, goTo, toggle }: TreeView, move: Move | undefined) {
  const [overKey, setOverKey] = useState<string>();
  const openHovered = useEffectEvent((key: string) => {
    const row = rows.find((treeRow) => treeRow.key === key);
    if (row?.hasChildren && !row.isOpen) toggle(row.skillId);
  });
  useEffect(() => {
    if (!overKey) return;
    const timer = setTimeout(() => openHovered(overKey), OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [overKey]);
  if (!move) return { overKey: undefined, handlers: {} };

  const end = () => {
    setOverKey(undefined);
    move.cancel();
  };
  return {
    overKey: move.carried && overKey,
    handlers: {
      onDragStart: ({ target, dataTransfer }: DragEvent) => {
        const row = rowOfEvent(rows, target);
        if (!row || move.immovableReason(row)) return;
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', row.skillName);
        goTo(row.key);
        move.pickUp(row);
      },
      onDragOver: (event: DragEvent) => {
        const row = rowOfEvent(rows, event.target);
        setOverKey(row?.key);
        // preventDefault allows dropping here.
        if (row && move.carried && !move.dropProblem(row.skillId)) event.preventDefault();
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOverKey(undefined);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        move.putBelow(rowOfEvent(rows, event.target));
        end();
      },
      onDragEnd: end,
    },
  };
}
