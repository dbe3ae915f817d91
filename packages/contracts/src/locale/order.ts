/** Order of two names, for `sort`. */
export const compareNames = new Intl.Collator('en').compare;

/** Like `compareNames`, with numbers by their value: 'Level 2' before 'Level 10'. */
export const compareNumbered = new Intl.Collator('en', { numeric: true }).compare;
