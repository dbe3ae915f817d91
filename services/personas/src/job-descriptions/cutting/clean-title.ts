import { withoutDocumentWords } from './role-headings';
import { hasRoleNoun } from './role-nouns';
import { nameCase } from './title-case';
import { bareHeading } from './topic-of';
import { namesSite, namesUnit } from './unit-names';

/** Additions after a title on its line: codes, dates, places, remarks. */
// recheck: a title line has at most 400 characters
const AFTER_TITLE = [
  /\s*\t.*$/,
  /\s+(?:class code|job code|code|open date|grade|ref(?:erence)?|req(?:uisition)?|salary|job id|location|revised|rev)\b\s*[:#.]?\s*.*$/i,
  /\s*[-–—|:,]\s*(?:job|role|position|post) (?:description|specification|profile)\s*$/i,
  /\s+(?:job|role|position|post) (?:description|specification|profile)\s*$/i,
  /\s+(?:job|position|vacancy) (?:ann?ou?n?cement|advert(?:isement)?|posting)(?:\s+(?:final|draft|copy))?\s*$/i,
  // `(Team 4)`, `(m/f)`, `(all genders)`, `(Full-time)`, `(Junior, Senior)`
  /\s*\((?:[^()]*\d[^()]*|m\/f.*|f\/m.*|[mwfdhvx](?:\s?[/|]\s?[mwfdhvxn*]){1,3}|all genders|[^()]*\b(?:full[- ]time|part[- ]time|fixed[- ]term|remote|hybrid|permanent|temporary|maternity cover)\b[^()]*|[^()]*\b(?:assistant|associate|full|junior|senior), [^()]*)\)/gi,
  /\s*\[[^[\]]*\]/g,
  /\s*\([^()]{0,40}\bspeak(?:ing|er)\)/gi,
  /(?:\s+\d+ (?:views?|applications?|applicants?))+$/i,
  /\s*[-–—|,]\s*(?:CDI|CDD|intérim|alternance)(?:\s*[-–—|,/(\d].*)?$/u,
  /\s*[-–—|,]\s*(?:nights?|days?|evenings?|weekends?|per diem|prn|(?:1st|2nd|3rd|first|second|third|night|day|evening) shift)$/i,
  /\s*[-–—|,]\s*(?:full[- ]time|part[- ]time|remote|hybrid|permanent|fixed[- ]term)\b.*$/i,
  /\s*[-–—|,(]*\s*\b(?:band \d[a-d]?|(?:GS|GG|WG|NF|SES)[- ]\d[\d/-]*)\b.*$/i,
  // Ranges of grades: `E1-E3`, `9-P11`
  /\s+[A-Z]{0,2}\d{1,2}\s?[-–/]\s?[A-Z]{0,2}\d{1,2}\b.*$/,
  /\s*[-–—|,]\s*\(?(?:term|temporary|contract|seasonal|casual|limited[- ]term|maternity cover|ftc|\d{1,2}[- ](?:month|week|year)s?)\b.{0,40}$/i,
  /\s+[-–—|]\s[^-–—|]{0,60}\b(?:remote|hybrid|home[- ]?office|télétravail|teletrabajo|thuiswerken|deutschlandweit|bundesweit|nationwide)\b[^-–—|]{0,30}$/i,
  /\s+(?:in |à |a )?(?:vollzeit|teilzeit|temps plein|temps partiel|tiempo completo|tempo pieno|tempo inteiro)\b.*$/i,
  /\s*[-–—|,]?\s*[$£€]\s?\d.*$/,
  /\s*[-–—|,]?\s*\(?\b(?:x ?\d{1,2}|\d{1,2} (?:posts?|positions?|vacancies|openings))\)?\s*$/i,
  /\s*[-–—#]*\s*\d{3,}\s*$/,
  /\s*[-–—]?\s*\b(?:[HFMW]\/[HFMWXD](?:\/[XD])?)(?!\p{L})\s*$/u,
  // `(Grade: …`, the start of a fact in brackets
  /\s+\([a-z/]+:.*$/i,
  /\s*\(?https?:.*$/i,
  /\s*[-–—|]\s*(?:vaga de emprego|offerta di lavoro|oferta de empleo|stellen(?:angebot|anzeige)|offre d['’]emploi|vacature|careers?|jobs?|job offer|work with us)\s*$/i,
  // `Clerk @ Acme`
  /\s+@\s.*$/,
];
// Before a title: `2210 - `, `Job description: `, `Now hiring | `, `Job title `, `Stellenangebot: `.
// recheck: a title line has at most 400 characters
const BEFORE_TITLE =
  /^(?:#?\d{4,}[\s:–—-]+|(?:job|role|position|post|person|vacancy) (?:description|specification|profile|title|posting|announcement|opening|opportunity|vacancy|ad|advertisement)s?(?=\s*[:–—|-])|vacancy|class (?:specification|title)|now hiring|hiring|we(?:'re| are) hiring|wanted|position|job|role|title)\s*(?:for|of)?\s*(?:an?\s)?\s*[:–—|-]+\s*|^#?\d{4,}\s+|^(?:job|position|posting|working) title\s+(?=\p{Lu})|^job application for\s+|^(?:een|une|eine?) (?=\p{L}+)|^(?:een )?(?:full|part)[- ]?time\s+(?=\p{L})|^(?:offre d['’]emploi|stellenangebot|stellenausschreibung|oferta de empleo|offerta di lavoro|vacature)\s*[:–—|-]?\s+(?=\p{L})/iu;

/** The label of a message's subject, in any of the languages that are read: `Subject: Re: `. */
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto)\s?:\s?(?:(?:re|fwd?|aw|wg|tr|rv)\s?:\s?){0,4}/i;

const LONGEST_TITLE_LINE = 400;
/** Not ©, ® and ™. */
const PICTOGRAPHS = /\s?(?![©®™‼⁉])\p{Extended_Pictographic}\uFE0F?/gu;
// recheck: a title line has at most 400 characters
const DASHES = /\s*[-–—|@]\s+|\s*\|\s*/gu;
// recheck: a title line has at most 400 characters
const COMMAS = /,\s+(?=\p{Lu})|\s+(?:in|at) (?=(?:the )?\p{Lu})/gu;
// recheck: a title line has at most 400 characters
const PLACE = /\s(?:in|at) \p{Lu}[\p{L}. ]{1,30}, \p{Lu}[\p{L}. ]{1,30}$/u;

const foldTitle = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A code of a job class before the role: `RESA III - Clerk`. */
const CODE = /^\p{Lu}{2,6}(?: (?:[IVX]{1,4}|\d{1,3}))?$/u;
const ABBREVIATION = /^\p{Lu}{2,8}(?:\/\p{Lu}{2,8}){0,3}$/u;

const toInitials = (unit: string) => (unit.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');

/** Whether the tail abbreviates a unit that the document names in full: `INHS/PRI`. */
const abbreviates = (tail: string, units: string[]) =>
  ABBREVIATION.test(tail) && tail.split('/').some((part) => units.some((unit) => toInitials(unit) === part));

/**
 * Removes the employer's abbreviation from `CUMV Clerk`, if the document names the `City University Museum of
 * Vertebrates`.
 */
const withoutEmployer = (title: string, units: string[]) => {
  const [, head = '', rest = ''] = /^(\p{Lu}{3,8}) (.+)$/u.exec(title) ?? [];
  const isSite = units.some((unit) => namesSite(unit) && toInitials(unit) === head);
  return isSite && hasRoleNoun(rest) ? rest : title;
};

/**
 * Splits a title at its separators, the last one first, and keeps the part that names the role: `Clerk - Leeds` becomes
 * `Clerk` if `isPlaceOrUnit` accepts `Leeds`.
 */
const cutAt = (
  title: string,
  separators: RegExp,
  isPlaceOrUnit: (tail: string, separator: string) => boolean,
): string => {
  for (const { 0: separator, index } of [...title.matchAll(separators)].reverse()) {
    const head = title.slice(0, index).trim();
    const tail = title.slice(index + separator.length).trim();
    if (hasRoleNoun(head) && isPlaceOrUnit(tail, separator)) return cutAt(head, separators, isPlaceOrUnit);
    if (hasRoleNoun(tail) && !hasRoleNoun(head) && (namesUnit(head) || CODE.test(head))) return tail;
  }
  return title;
};

/** After a comma: `Clerk, Department of Works`. */
const FORMAL_UNIT = /^(?:department|division|faculty|directorate|school|college) (?:of|for) /i;

/**
 * Cuts employers, sites and units off a role: `Clerk - City Museum`. Text after a dash is removed when it names a unit
 * or repeats the stated group, text after a comma only when it names a site; `Curator, Natural Sciences` is kept.
 */
export const withoutUnit = (title: string, units: string[] = []): string => {
  // The end of a stated unit or of the employer's name: `Museum` of `City Museum`.
  const endsUnit = (tail: string) =>
    units.some((unit) => foldTitle(tail) !== '' && ` ${foldTitle(unit)}`.endsWith(` ${foldTitle(tail)}`));
  const shortened = cutAt(
    title.replace(PLACE, ''),
    DASHES,
    (tail) => endsUnit(tail) || (!hasRoleNoun(tail) && (namesUnit(tail) || abbreviates(tail, units))),
  );
  return withoutEmployer(
    cutAt(
      shortened,
      COMMAS,
      (tail, separator) =>
        (/\sat /.test(separator) && endsUnit(tail)) ||
        (!hasRoleNoun(tail) && (namesSite(tail) || FORMAL_UNIT.test(tail))),
    ),
    units,
  );
};

const SHORT_FORMS: [RegExp, string][] = [
  [/\bAsst\b\.?/g, 'Assistant'],
  [/\bAssoc\b\.?/g, 'Associate'],
  [/\bMgr\b\.?/g, 'Manager'],
];
const spellOut = (title: string) => SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), title);

/** A title without additions before and after it on its line, with the abbreviations that were written. */
// recheck: a title line has at most 400 characters
export const titleAsWritten = (line: string, units: string[] = []) => {
  const text = line.slice(0, LONGEST_TITLE_LINE).replace(PICTOGRAPHS, '');
  const hasWords = bareHeading(text.replace(/^[^\t\p{L}(]+/u, '')).length > 1;
  if (!hasWords) return '';
  const start = text.trim().replace(SUBJECT, '').replace(BEFORE_TITLE, '');
  const title = withoutDocumentWords(AFTER_TITLE.reduce((rest, after) => rest.replace(after, ''), start).trim());
  const trimmed = withoutUnit(title, units).replace(/^[\s"'*#•/–—-]+|[\s"'*:;,.–—-]+$/g, '');
  return nameCase(trimmed.replace(/\s+/g, ' '));
};

/** Like `titleAsWritten`, with common abbreviations spelled out: `Mgr` becomes `Manager`. */
export const cleanTitle = (line: string, units: string[] = []) => spellOut(titleAsWritten(line, units));
