import { type KeyboardEvent, useRef } from 'react';
import { rowByTyping, treeKeyEffect } from './tree-keys';
import type { Move } from './use-move';
import type { TreeView } from './use-tree-view';

/** Milliseconds without typing after which the typed text is reset. */
const TYPING_PAUSE = 700;

/** Keys of the tree: arrows, typing, Ctrl X and Ctrl V to move, Delete to remove, Escape to cancel a move. */
export function useTreeKeys({ rows, current, goTo, toggle }: TreeView, move?: Move, onRemove?: () => void) {
  const typed = useRef({ text: '', at: 0 });

  const typeLetter = (letter: string, time: number) => {
    const text = time - typed.current.at < TYPING_PAUSE ? typed.current.text + letter : letter;
    typed.current = { text, at: time };
    const row = current && rowByTyping(rows, current, text);
    if (row) goTo(row.key);
  };

  /** Changes the tree; returns whether it handled the key. */
  const changeTree = (key: string, isCommand: boolean): boolean => {
    if (!move) return false;
    if (isCommand && key.toLowerCase() === 'x') move.pickUp();
    else if (isCommand && key.toLowerCase() === 'v') move.putBelow();
    else if (key === 'Escape' && move.carried) move.cancel();
    else if (key === 'Delete') {
      if (current && !move.immovableReason(current)) onRemove?.();
    } else return false;
    return true;
  };

  /** Navigates in the tree; returns whether it handled the key. */
  const navigate = (key: string, time: number): boolean => {
    const effect = current && treeKeyEffect(rows, current, key);
    if (effect?.goTo) goTo(effect.goTo);
    if (effect?.toggle) toggle(effect.toggle);
    const isLetter = !effect && key.length === 1;
    if (isLetter) typeLetter(key, time);
    return effect !== undefined || isLetter;
  };

  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const isCommand = ctrlKey || metaKey;
    if (!changeTree(key, isCommand) && (isCommand || altKey || !navigate(key, timeStamp))) return;
    // Escape only cancels the move and must not close the dialog.
    event.stopPropagation();
    event.preventDefault();
  };
}
