/** How well a name matches what was typed; smaller is better. */
const rank = (name: string, typed: string): number => {
  const [foldedName, text] = [name.toLowerCase(), typed.trim().toLowerCase()];
  if (foldedName === text) return 0;
  if (foldedName.startsWith(`${text} `)) return 1;
  if (foldedName.startsWith(text)) return 2;
  const words = foldedName.split(/[^\p{L}\p{N}]+/u);
  if (text.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)))) return 3;
  // 5: the search has found the record by another of its names.
  return foldedName.includes(text) ? 4 : 5;
};

/** Sorts by how well the label matches, whatever the kind; equal matches keep their order. */
export const sortBestFirst = <C extends { label: string }>(commands: readonly C[], typed: string): C[] =>
  commands.toSorted((a, b) => rank(a.label, typed) - rank(b.label, typed));
