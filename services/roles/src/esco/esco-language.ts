import { languageName } from '@skills-architect/contracts/locale';

/** Tables of ESCO with the language of their texts in the name of the file. */
const TEXTS = /^(?:skills|occupations|skillGroups|ISCOGroups|skillsHierarchy|\w+Collection|conceptSchemes)_([a-z]{2})$/;

/**
 * Why ESCO's files in another language cannot be imported as a taxonomy, and where their lists can; undefined for files in
 * English. `names` are those of the files without extension.
 */
export const refuseLanguage = (names: readonly string[]): string | undefined => {
  const codes = names.flatMap((name) => TEXTS.exec(name)?.[1] ?? []);
  const [code] = codes;
  if (code === undefined || codes.includes('en')) return undefined;
  return [
    `These are ESCO's files in ${languageName(code)}. ESCO is imported in English, because categories follow from its English texts:`,
    "choose English when you download it from ESCO's website, and add all files.",
    `For names in ${languageName(code)}, import skills_${code}.csv as a table of skills, or occupations_${code}.csv as a table of roles.`,
  ].join(' ');
};
