const IN_BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;
/** What follows a separator is a place, a shift or a code. */
// recheck: a title has at most 300 letters
const PLACE_OR_CODE = /\s[-–—|/@•:]\s.*$/;
// recheck: a title has at most 300 letters
const CODE = /\b(?:ref|req|job|id|no)\b[.:#]?\s*[\w-]*\d[\w-]*/gi;
const EMPLOYMENT_TERMS =
  /\b(?:urgent(?:ly)?|immediate start|hiring(?! manager)|wanted|needed|full[ -]?time|part[ -]?time|remote(?! sensing| pilot)|hybrid|permanent|temporary|contract(?! ?&| (?:and|manage|admin|exec|engineer|specialist|officer|analyst|compliance|negotiator|lawyer|lifecycle))|m\/[fw]\/[dx])\b/gi;

// recheck: a title has at most 300 letters
const EDGES = /^[\s,;:–-]+|[\s,;:–-]+$/g;

/** A job title without the usual additions of adverts: brackets, places, codes, terms of employment. */
export const bareTitle = (title: string): string => {
  const bare = [IN_BRACKETS, CODE, PLACE_OR_CODE, EMPLOYMENT_TERMS]
    .reduce((text, addition) => text.replace(addition, ' '), title)
    .replace(/[!*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(EDGES, '');
  return bare || title.trim();
};
