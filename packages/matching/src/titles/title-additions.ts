import { withOneGender } from './one-gender';

/** `(m/w/d)`, `H/F`, `(gn)`: for people of every gender. `H/W` is hardware. */
const GENDERS =
  /\(\s?(?:m|w|d|f|v|x|h|gn|i|div|all genders?)(?:\s?[/|,*]\s?(?:m|w|d|f|v|x|h|gn|i|div)){0,3}\s?\)|(?<!\p{L})(?:m\s?\/\s?[wfv]|[wfv]\s?\/\s?m|h\s?\/\s?[fm]|[fm]\s?\/\s?h)(?:\s?\/\s?[dx])?(?![\p{L}/])/giu;
/** `(80-100 %)`, `50 %`. */
const WORKLOAD = /\(?\b\d{1,3}\s?(?:(?:-|–|bis|à|to)\s?\d{1,3}\s?)?%\)?/giu;
/** `Tier 1`, `Grade III`. */
const GRADE = /\b(?:tier|grade|band|step|lvl|level)\s?(?:\d{1,2}|[ivx]{1,4})\b/giu;
/** ` – Nights`, ` - Part Time`. */
const SHIFT =
  /\s[-–—]\s(?:(?:night|day|weekend|evening|early|late)s?(?: shift)?|part[- ]?time|full[- ]?time|remote|hybrid|temporary|permanent)\s?$/iu;
/** `#R-20931`, `(Req. 44213)`, `Ref: 2024-15`, `Job ID 5521`. */
const REQUISITION =
  /(?:#|\b(?:req|requisition|ref|referenz|reference|job id|posting|kennziffer)\b)[.:# ]{0,3}(?:[a-z]{1,4}-)?\d[\d-]{1,12}\b[a-z]?/gi;
/** `CDI`, `Teilzeit`, `40h`, `2nd shift`: terms of the contract. */
const CONTRACT =
  /(?<!\p{L})(?:CDI|CDD|EFZ|EBA|PRN|P\/T|F\/T)(?!\p{L})|(?<!\p{L})(?:teilzeit|vollzeit|minijob|temps (?:plein|partiel)|part[- ]time|full[- ]time|media jornada|jornada completa|schichtbetrieb|[23](?:nd|rd) shift|1st shift|\d{2}\s?(?:h|std\.?|hours?|stunden)(?:\/(?:woche|week|sem))?)(?!\p{L})/giu;
const REGION = /(?<!\p{L})(?:EMEA|APAC|LATAM|DACH|AMER|MENA)(?!\p{L})/gu;
/**
 * `Referent:in`, `Buchhalter*in`, `Elektriker/-in`, `Chargé(e)`, `Enfermero/a`: the male form is kept. Endings of one letter
 * only in lower case: the R of `HVAC(R)` is none.
 */
const GENDER_ENDING =
  /(?<=\p{L}{2})(?:[:*_·]|\/-?|\(-?)(?:innen|INNEN|in|IN|frau|FRAU|mann|MANN|trice|rice|euse|ière|ère|ienne|ora|sse|ne|le|te|fe|se|ve|ra|e|a|r|n)\)?(?!\p{L})/gu;
/** `KöchIn`. */
const INNER_CAPITAL = /(?<=\p{Ll}{2})In(?:nen)?(?!\p{L})/gu;

/**
 * A job title without what lists add to it: other genders, share of a full post, grade, shift, region. Empty if there is nothing
 * else.
 */
export const withoutAdditions = (title: string): string =>
  withOneGender(
    title
      .replace(REQUISITION, ' ')
      .replace(CONTRACT, ' ')
      .replace(GENDERS, ' ')
      .replace(WORKLOAD, ' ')
      .replace(GENDER_ENDING, '')
      .replace(INNER_CAPITAL, 'in'),
  )
    .replace(GRADE, ' ')
    .replace(SHIFT, '')
    .replace(REGION, ' ')
    .replace(/\(\s{0,3}\)/g, ' ')
    .replace(/\s[-–—,|]\s{0,3}$/u, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
