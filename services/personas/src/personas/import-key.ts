/** Key of a persona that an import creates from one of its rows. */
export const toImportKey = (token: string, rowId: number): string => `${token} ${rowId}`;

/** Filter for what an import has created, as a range of the index: `!` is the character after the space. */
export const createdBy = (token: string) => ({ importKey: { $gte: `${token} `, $lt: `${token}!` } });
