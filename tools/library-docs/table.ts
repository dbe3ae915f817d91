/** The rows of the only table of a Markdown file, as texts of cells without the header. */
export const tableRows = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(2, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

/** The code in a cell: `getSkill` of '`getSkill`'; undefined in a cell without code. */
export const codeIn = (cell = ''): string | undefined => {
  const parts = cell.split('`');
  return parts.length === 3 ? parts[1] : undefined;
};

/** The test named in a cell: its file and its name. */
export const testIn = (cell = ''): { file: string; name: string } | undefined => {
  const file = codeIn(cell);
  const [, name] = cell.split('`: ');
  return file && name ? { file, name } : undefined;
};

/** Whether a test file contains a test with this name. */
export const hasTest = (source: string, name: string): boolean =>
  [`'${name}'`, `"${name}"`, `\`${name}\``].some((quoted) => source.includes(quoted));
