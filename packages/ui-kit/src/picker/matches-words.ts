/** Whether a name holds every word of what was typed, in any order and case. */
export const matchesWords = (name: string, typed: string): boolean => {
  const folded = name.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
