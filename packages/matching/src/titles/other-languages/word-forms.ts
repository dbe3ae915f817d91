/** Letters that a word, or a part of a compound, has at least. */
export const SHORTEST_PART = 3;

/** A word, and what it may be the female or plural form of, at most two endings away. */
export const formsOf = (word: string, feminine: readonly [ending: string, male: string][]): string[] => {
  const once = (form: string) =>
    feminine
      .filter(([ending]) => form.length >= ending.length + SHORTEST_PART && form.endsWith(ending))
      .map(([ending, male]) => form.slice(0, form.length - ending.length) + male);
  const first = once(word);
  return [...new Set([word, ...first, ...first.flatMap(once)])];
};

/** Words that are titles, or parts of them, in English too: they do not make a title foreign. */
export const ALSO_ENGLISH: ReadonlySet<string> = new Set(
  `actor administrator agent aide analyst animator architect artisan artist arts assistant auditor barista barkeeper barman capo charge chauffeur
  chef commercial commis concierge conductor consultant controller coordinator dentist designer director docent employee florist guide
  imam informatica inspector journalist manager marine marketing masseur meister monitor monteur notary operator packer pilot planer planner portier president producer professor
  programmer receptionist recruiter services social sommelier superintendent supervisor surveillant tester trainer webmaster`.split(
    /\s+/,
  ),
);
