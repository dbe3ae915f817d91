/** Always upper case. Words without a vowel also count as abbreviations. */
const ACRONYMS = new Set(
  `AI API AV CAD CEO CFO CIO CISO CMO COO CRM CTO EA EHS EMS ER ERP EU GIS HR HRIS HSE HVAC IAM IC ICT II III IIII IP IT ITIL IV
  IX KYC LAN ML NHS OT PA PMO PR QA QC RN SAP SEO SME SOC SQL SRE UI UK UN US USA UX VI VII VIII VP WAN XR CCTV CNC BI AML EEO UAT
  ICU NICU AP EYFS SDR BDR HGV LGV ESG PPC AR AWS GCP SEN SENCO NQT ECT LGBT FP&A M&A R&D L&D`.split(/\s+/),
);
const SMALL = new Set(
  'a an and as at but by for from in into of on or the to with de du des et di del della dos und für van'.split(' '),
);
/** Short words without a vowel that are not abbreviations. */
const NOT_ACRONYMS = new Set([
  'my',
  'by',
  'dry',
  'fly',
  'gym',
  'sky',
  'try',
  'why',
  'sr',
  'jr',
  'dr',
  'mr',
  'mrs',
  'ms',
  'st',
  'nd',
  'rd',
  'th',
  'dept',
  'mgr',
  'tech',
  'asst',
  'supt',
  'engr',
]);

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Small words are lower case inside a title; at its start or end they are a name or grade: `Mechanic A`. */
const toWordCase = (word: string, isAtEdge: boolean): string => {
  const bare = word.replace(/[^\p{L}&]/gu, '');
  if (ACRONYMS.has(bare.toUpperCase())) return word.toUpperCase();
  if (!isAtEdge && SMALL.has(bare.toLowerCase())) return word.toLowerCase();
  if (/^[A-Za-z&]{2,5}$/.test(bare) && !/[aeiouy]/i.test(bare) && !NOT_ACRONYMS.has(bare.toLowerCase()))
    return word.toUpperCase();
  const start = word.search(/\p{L}/u);
  return start < 0 ? word : word.slice(0, start) + capitalise(word.slice(start));
};

/** Title case that keeps abbreviations: `SENIOR GIS ANALYST (IT)` becomes `Senior GIS Analyst (IT)`. */
export const titleCase = (text: string) =>
  text
    .split(/(\s+|[-/])/)
    .map((part, index, { length }) =>
      /^(?:\s+|[-/])$/.test(part) ? part : toWordCase(part, index === 0 || index === length - 1),
    )
    .join('');

const countLetters = (text: string) => {
  const letters = text.replace(/\P{L}/gu, '');
  return { letters: letters.length, capitals: letters.replace(/\P{Lu}/gu, '').length };
};
const areCapitals = ({ letters, capitals }: ReturnType<typeof countLetters>) => capitals > letters * 0.7;

/** Keeps a name as written, unless it is entirely upper or lower case. */
export const nameCase = (text: string) => {
  const counts = countLetters(text);
  const isUpperCase = counts.letters > 3 && areCapitals(counts);
  return isUpperCase || counts.capitals === 0 ? titleCase(text) : text;
};

/**
 * Restores the abbreviations of an upper-case name: words that the texts always write in capitals, between other words.
 */
export const withAbbreviations = (name: string, texts: string[]): string => {
  const words = new Set(
    texts.filter((text) => !areCapitals(countLetters(text))).flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)),
  );
  return name.replace(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,7}(?![\p{L}\p{N}])/gu, (word) => {
    const upperCase = word.toUpperCase();
    return words.has(upperCase) && !words.has(word) && !words.has(word.toLowerCase()) ? upperCase : word;
  });
};
