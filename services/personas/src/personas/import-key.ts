/** Unique key of the persona created from a row of an import. */
export const toImportKey = (token: string, rowId: number): string => `${token} ${rowId}`;

/** Filter for personas created by an import: a range of keys that begin with the token and a space (`!` follows the space). */
export const createdBy = (token: string) => ({ importKey: { $gte: `${token} `, $lt: `${token}!` } });
