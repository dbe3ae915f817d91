/** Gets each row of a table, the header first; the next row waits for what it returns. `false` ends the reading. */
export type TakeRow = (cells: readonly string[]) => Promise<void> | false | undefined;
