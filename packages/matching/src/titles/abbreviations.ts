import { ABBREVIATIONS, DOTTED_ABBREVIATIONS } from './abbreviation-words';
import { replaceTraced, type TracedText, traceText } from './traced-text';

/** Abbreviations with signs, or that only their neighbours make clear. */
const PHRASES: [RegExp, string][] = [
  [/\bR\s?&\s?D\b/gi, 'research and development'],
  [/\bL\s?&\s?D\b/gi, 'learning and development'],
  [/\bF\s?&\s?B\b/gi, 'food and beverage restaurant'],
  [/\bS\/W\b/gi, 'software'],
  [/\bH\/W\b/gi, 'hardware'],
  [
    /\b(?:accts?\.? payable|A\/P|AP)(?= (?:clk|clerk|spec|specialist|analyst|acct|accountant|mgr|manager)\b)/gi,
    'accounts payable',
  ],
  [/\baccts?\.? (?=(?:mgr|manager|exec|executive|dir|director|rep|representative)\b)/gi, 'account '],
  [/\baccts?\.? (?=(?:clk|clerk|asst|assistant|spec|specialist|mgmt|management)\b)/gi, 'accounting '],
  [/\b(?:accts?\.?) (?=payable|receivable)/gi, 'accounts '],
  [/\bA\/R\b/gi, 'accounts receivable'],
  [/\b(?:PA(?= to\b)|(?<=\bexec\.? |\bexecutive )PA)\b/gi, 'personal assistant'],
  [/\bP\/T\b/g, ''],
  [/(?<=\b(?:vp|dir|director|head|chief|mgr|manager)\.?,? (?:of )?)eng\b\.?/gi, 'engineering'],
  [/\bsec\. (?=to\b)/gi, 'secretary '],
  [/(?<=\b(?:legal|med|medical|exec|executive|admin|office|school)\.? )sec\b\.?/gi, 'secretary'],
  [/\badmin\b\.?(?=$|,| \(|\s(?:I{1,3}|IV|\d)\b)/gi, 'administrator'],
  [/\beng\. (?=(?:tech|technician|mgr|manager|dir|director)\b)/gi, 'engineering '],
  [/\breg\.? (?=(?:sls|sales|mgr|manager|dir|director|vp)\b)/gi, 'regional '],
  [/\b(?<=(?:maint|maintenance|lab|service|svc|field|it|hvac|auto)\.? )tech\b\.?/gi, 'technician'],
];

const WORD = /[\p{L}&]+\.?/gu;

const writeOutWord = (word: string): string | undefined =>
  ABBREVIATIONS.get(word.replace('.', '')) ??
  (word.endsWith('.') ? DOTTED_ABBREVIATIONS.get(word.slice(0, -1)) : undefined);

/** All replacements, in their order. */
const STEPS: [RegExp, (found: string) => string][] = [
  ...PHRASES.map(([pattern, words]): [RegExp, () => string] => [pattern, () => words]),
  [WORD, (word) => writeOutWord(word.toLowerCase()) ?? word],
];

/** Writes out abbreviations of a title: "Sr. BI Engineer" becomes "senior business intelligence Engineer". */
export const expandAbbreviations = (title: string): string =>
  STEPS.reduce((text, [pattern, write]) => text.replace(pattern, write), title);

/** The same, with the range of the title that each character stands for. */
export const traceAbbreviations = (title: string): TracedText =>
  STEPS.reduce((traced, [pattern, write]) => replaceTraced(traced, pattern, write), traceText(title));
