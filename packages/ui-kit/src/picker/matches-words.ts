/** Whether a name contains every typed word, in any order and case. */
export const matchesWords = (name: string, typed: string): boolean => {
  const folded = name.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
