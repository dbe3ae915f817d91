const MOST = 500;

/** A text that fits into a notice; a longer one ends with '…'. */
export const fitLine = (text: string, most = MOST): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
