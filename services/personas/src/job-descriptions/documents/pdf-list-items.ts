/** A node of a PDF's structure tree, limited to lists and their contents. */
interface StructureNode {
  role?: string;
  id?: string;
  children?: StructureNode[];
}

const isNode = (value: unknown): value is StructureNode => typeof value === 'object' && value !== null;

const firstContent = (node: StructureNode): string | undefined => {
  if (node.id) return node.id;
  for (const child of node.children ?? []) {
    const content = isNode(child) ? firstContent(child) : undefined;
    if (content) return content;
  }
  return undefined;
};

/**
 * The marked contents at the start of list items of a tagged PDF: browsers draw bullets as graphics, so the text has
 * none.
 */
export const listItemStarts = (tree: unknown): Set<string> => {
  const starts = new Set<string>();
  const walk = (node: StructureNode) => {
    const start = node.role === 'LI' ? firstContent(node) : undefined;
    if (start) starts.add(start);
    for (const child of node.children ?? []) if (isNode(child)) walk(child);
  };
  if (isNode(tree)) walk(tree);
  return starts;
};
