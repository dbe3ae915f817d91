/** A form's values by field; a list counts as one value. */
type Values = Record<string, unknown>;

/** What is not filled in is the same as what is not there, and the order of a list says nothing. */
const said = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? ''));

/** The fields in which two forms differ. */
export const differing = <V extends Values>(one: V, other: V): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((field) => said(one[field]) !== said(other[field]));

/** What was typed on `base`, on top of what somebody else saved meanwhile: fields left alone follow the others'. */
export const rebased = <V extends Values>(base: V, typed: V, theirs: V): V => {
  const own = differing(base, typed);
  return { ...theirs, ...Object.fromEntries(Object.entries(typed).filter(([field]) => own.includes(field))) };
};
