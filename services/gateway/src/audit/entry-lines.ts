import type { AuditEntry } from '@skills-architect/contracts/portal';

/** Columns of the CSV file. */
const COLUMNS: [title: string, value: (entry: AuditEntry) => unknown][] = [
  ['Number', ({ seq }) => seq],
  ['Time', ({ at }) => at],
  ['Kind', ({ kind }) => kind],
  ['What', ({ what }) => what],
  ['Call', ({ call }) => call],
  ['Outcome', ({ outcome }) => outcome],
  ['Status', ({ status }) => status],
  ['User Id', ({ user }) => user?.userId],
  ['User', ({ user }) => user?.userName],
  ['Client Id', ({ client }) => client?.clientId],
  ['Client', ({ client }) => client?.clientName],
  ['Record', ({ record }) => record],
  ['Address', ({ from }) => from?.address],
  ['Login', ({ from }) => from?.login],
  ['Details', ({ details }) => (Object.keys(details).length ? JSON.stringify(details) : '')],
  ['Request Id', ({ requestId }) => requestId],
  ['Hash', ({ hash }) => hash],
];

/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A value as a CSV cell (RFC 4180). Texts that a spreadsheet would run as a formula get an apostrophe in front, as OWASP
 * recommends.
 */
export const toCell = (value: unknown): string => {
  const text = value === undefined || value === null ? '' : String(value);
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const toLine = (values: readonly unknown[]) => `${values.map(toCell).join(',')}\r\n`;

/** How entries are written to a file of each format. */
export const LINES = {
  jsonl: { head: '', line: (entry: AuditEntry) => `${JSON.stringify(entry)}\n` },
  csv: {
    head: toLine(COLUMNS.map(([title]) => title)),
    line: (entry: AuditEntry) => toLine(COLUMNS.map(([, value]) => value(entry))),
  },
};
