import type { StatedFact } from './labels';
import { managerRole } from './manager-role';
import type { FoundValue } from './persona-group';
import { hasRoleNoun } from './role-nouns';
import { nameCase } from './title-case';

const MAX_LENGTH = 100;
const LONGEST_TEXT = 4000;

const ADVERBS = '(?:directly |primarily |functionally |administratively |jointly )*';
const CAPITAL = "(?:\\p{Lu}\\.|\\p{Lu}[\\p{L}\\p{N}'’&/-]*)";
/** A title such as `Director, Collections & Research` or `Head of Operations`. */
const TITLE = `${CAPITAL}(?:(?: (?:of|for|and|&|/|[-–])(?: the)?|,)? ${CAPITAL}){0,11}`;
const SECOND_LINE = `(?: with an? (?:dotted|dashed) line to (?:the )?${TITLE})?`;

/** The last word of a title may be in lower case: `Head of Zoological collections`. */
const SMALL_END =
  '(?: (?:collections?|operations|services|programs?|programmes?|department|division|section|curator|director|manager|supervisor|coordinator|lead|officer))?';

/** In order of reliability: the direct supervisor first, then one who is in charge of the whole. */
// recheck: each is tested on one text of limited length
const PATTERNS = [
  new RegExp(`\\b[Rr]eport(?:s|ing)? ${ADVERBS}to me(?: \\(|, (?:as )?|,? as )(?:the |our )?(${TITLE})`, 'u'),
  new RegExp(`\\bdirect supervision (?:of|from|by) (?:the |an? |our |your )?(${TITLE})`, 'u'),
  new RegExp(
    `\\b(?:[Rr]eport(?:s|ing)? ${ADVERBS}(?:in)?to|[Ss]upervised ${ADVERBS}by|[Mm]anaged ${ADVERBS}by|[Aa]ccountable ${ADVERBS}to|[Rr]esponsible ${ADVERBS}to) (?:the |an? |our |your )?(${TITLE}${SMALL_END}${SECOND_LINE})`,
    'u',
  ),
  new RegExp(
    `\\b[Uu]nder (?:the )?(?:(?:general|direct|overall|close|limited|immediate|broad|administrative|and|or|supervision|direction|guidance|leadership|authority) )*(?:supervision|direction|guidance|leadership|authority) (?:of|from|by) (?:the |an? |our |your )?(${TITLE})`,
    'u',
  ),
];

/**
 * In other languages the phrase is in the middle of a sentence, and the title continues to its end. With the flags `iu`
 * a class of capitals also matches lower case, so `STARTS_WITH_CAPITAL` checks the title.
 */
// recheck: it is tested on one text of limited length
const FOREIGN =
  /(?:\bsous (?:l'autorité|la responsabilité|la direction)(?: hiérarchique| directe)? (?:du|de la|de l'|des)|\brattaché(?:e|\(e\))? (?:hiérarchiquement |directement )?(?:au|à la|à l'|aux?)|\brel(?:evant|ève) (?:directement )?(?:du|de la|de l')|\bberichte(?:st|n sie|n|t)? (?:du )?(?:direkt )?an (?:den|die|unseren|unsere)|\breportar(?:ás|á|a)? (?:directamente )?(?:al|a la)|\breporta(?:rá)? (?:diretamente )?(?:ao|à)|\briporter(?:ai|à) (?:direttamente )?(?:al|alla|all')|\brapporteer(?:t|je)? (?:je )?(?:direct )?aan (?:de|het)) ?(\p{L}[^.;:,()\n]{2,80}(?:, (?!l[ae] |le |il |der |die |el )\p{L}[^.;:,()\n]{2,60}(?=,))?)/iu;
const STARTS_WITH_CAPITAL = /^\p{Lu}/u;

/** A body that leads but is not a person. */
const BODY = /\b(?:Board|Head|Governors|Committee|Council|Chair|Dean|Provost)\b/;
/** The title of a person who was named: `, our Chief Marketing Officer`. */
// recheck: it is tested on the text after a match
const APPOSITION = new RegExp(`^, (?:(?:who is )?(?:the|our|its) )?(${TITLE})`, 'u');

/** The employer's name after a manager's title: `of Acme Power, Inc` in `Foreman of Acme Power, Inc`. */
const COMPANY = /\s(?:of|at)(?: (?:\p{Lu}[\p{L}'&.-]*|and|&)){1,5},? (?:Inc|LLC|Ltd|Limited|GmbH|PLC)\b\.?$/u;

// recheck: the value is short
const stripValue = (value: string) =>
  value
    .slice(0, MAX_LENGTH * 2)
    .replace(/^(?:the|an?|our|your)\s+/i, '')
    .replace(/\b(Co|Vice)- (?=\p{Lu})/gu, '$1-')
    .replace(COMPANY, '')
    .replace(/(?: (?:of|and|for|the|&|[-–]))+$/, '')
    .replace(/\s*[.;,]+$/, '')
    .trim();
const cleanValue = (value: string) => nameCase(stripValue(value));

/** Cuts at a comma, unless a capital after it continues the title. */
const beforeComma = (value: string) => {
  const end = value.search(/, \p{Ll}/u);
  return end < 0 ? value : value.slice(0, end);
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The cell that names a role, when a value includes cells of other labels. */
const ownCell = (value: string) => value.split('\t').find(hasRoleNoun) ?? value;
const LABEL_REMNANT = /\s(?:NUMBER|TITLE|PHONE|NAME|CODE)$/;

/** The value of another label on the same line. */
const OTHER_VALUE = /\b(?:location|employee type|start date)\b/i;

const isManager = (value: string) =>
  /\p{L}{2}/u.test(value) &&
  value.length <= MAX_LENGTH &&
  !OTHER_VALUE.test(value) &&
  !/^\S+@|\d{4}|^(?:yes|no|none|phone|position|title|supervisor)\b/i.test(value);

/** The title that a sentence names, or that of the person whom it names. */
const titleIn = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text);
  const named = found?.[1];
  if (!found || !named) return undefined;
  return managerRole(named) || APPOSITION.exec(text.slice(found.index + found[0].length))?.[1];
};

/** The role's manager, from a label or a sentence; undefined when it is not stated. */
export const reportingTo = (facts: StatedFact[], texts: string[]): FoundValue | undefined => {
  const labelled = facts
    .filter(({ fact }) => fact === 'reportingTo')
    .map(({ value }) => ownCell(value).replace(LABEL_REMNANT, ''))
    .filter((value) => isManager(value))
    .map(managerRole)
    .filter(Boolean);
  const best = labelled.find(hasRoleNoun) ?? labelled.find((value) => !value.includes('\t'));
  if (best) return { value: cleanValue(best), kind: 'stated', source: best };
  for (const pattern of PATTERNS)
    for (const text of texts) {
      const title = titleIn(text.slice(0, LONGEST_TEXT), pattern);
      if (title && !OTHER_VALUE.test(title) && (hasRoleNoun(title) || BODY.test(title)))
        return { value: cleanValue(title), kind: 'stated', source: title };
    }
  const foreignTitle = texts
    .flatMap((text) => FOREIGN.exec(text.slice(0, LONGEST_TEXT))?.[1] ?? [])
    .map(beforeComma)
    .find((title) => (STARTS_WITH_CAPITAL.test(title) || hasRoleNoun(title)) && isManager(title));
  return foreignTitle
    ? { value: capitalise(stripValue(foreignTitle)), kind: 'stated', source: foreignTitle }
    : undefined;
};
