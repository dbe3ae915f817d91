import type { TreeRow } from './tree-model';

/** What a key does in a tree. */
export interface KeyEffect {
  /** Key of the row that becomes the current one. */
  goTo?: string;
  /** The skill whose branch is opened or closed. */
  toggle?: number;
}

const rowAt = (rows: readonly TreeRow[], index: number): KeyEffect => {
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
  return row ? { goTo: row.key } : {};
};

/** Effect of a key by the ARIA tree view pattern; undefined for other keys. */
export const treeKeyEffect = (rows: readonly TreeRow[], current: TreeRow, key: string): KeyEffect | undefined => {
  const index = rows.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return rowAt(rows, index + 1);
    case 'ArrowUp':
      return rowAt(rows, index - 1);
    case 'Home':
      return rowAt(rows, 0);
    case 'End':
      return rowAt(rows, rows.length - 1);
    case 'ArrowRight':
      if (!current.hasChildren) return {};
      return current.isOpen ? rowAt(rows, index + 1) : { toggle: current.skillId };
    case 'ArrowLeft':
      if (current.isOpen) return { toggle: current.skillId };
      return current.parentKey ? { goTo: current.parentKey } : {};
    case 'Enter':
    case ' ':
      return current.hasChildren ? { toggle: current.skillId } : {};
    default:
      return undefined;
  }
};

/** The next row whose name starts with the typed text, from the current row on and then from the top. */
export const rowByTyping = (rows: readonly TreeRow[], current: TreeRow, typed: string): TreeRow | undefined => {
  const text = typed.toLowerCase();
  // A single letter moves to the next row; more letters may still match the current one.
  const from = rows.indexOf(current) + (text.length > 1 ? 0 : 1);
  return [...rows.slice(from), ...rows.slice(0, from)].find((row) => row.skillName.toLowerCase().startsWith(text));
};
