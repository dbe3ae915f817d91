const EDGE_LINES = 4;
const PAGE_NUMBER = /^(?:page\s{0,9})?[-–—\s]{0,9}\d{1,3}\s{0,9}(?:(?:of|\/)\s{0,9}\d{1,3})?[-–—\s]{0,9}$/i;

const toShape = (line: string) => line.replace(/\d+/g, '0').replace(/\s+/g, ' ').trim().toLowerCase();

const listEdges = (page: string[]) => {
  const filled = page.filter((line) => line.trim());
  return new Set([...filled.slice(0, EDGE_LINES), ...filled.slice(-EDGE_LINES)].map(toShape));
};

const isEdge = (page: string[], index: number) => {
  const before = page.slice(0, index).filter((line) => line.trim()).length;
  const after = page.slice(index + 1).filter((line) => line.trim()).length;
  return before < EDGE_LINES || after < EDGE_LINES;
};

/**
 * Removes page numbers, and headers and footers repeated on at least every second page; the first page keeps its
 * header.
 */
export const dropPageFurniture = (pages: string[][]): string[][] => {
  const counts = new Map<string, number>();
  for (const page of pages) for (const shape of listEdges(page)) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  const repeated = (line: string) => (counts.get(toShape(line)) ?? 0) >= Math.max(2, pages.length / 2);
  return pages.map((page, number) =>
    page.filter((line, index) => {
      if (!line.trim() || !isEdge(page, index)) return true;
      if (PAGE_NUMBER.test(line.trim())) return false;
      const header = number === 0 && index < EDGE_LINES;
      return header || !repeated(line);
    }),
  );
};
