import { canBeTitle } from './can-be-title';
import { DEPTH } from './headings';
import { splitRoleHeading } from './role-headings';
import { hasRoleNoun } from './role-nouns';
import type { Section } from './sections';
import { nameCase } from './title-case';

/** The name must be near the start of its paragraph. */
const LONGEST_PARAGRAPH = 3000;
// recheck: only a paragraph's start is tested, and a match has at most 70 characters
const NAMED_IN_TEXT = [
  /(?:^|[.!?]\s)(?:As|as) (?:an?|the|our)(?: new)? ([A-Z][^.,;:]{2,70}?),? (?:you|your|at|in|within|with)\b/g,
  /\b(?:seek(?:s|ing)?|looking for|recruit(?:s|ing)?|hir(?:e|es|ing)|appoint(?:ing)?|need(?:s|ing)?|require|opportunity for|role of|position of|post of)(?: to (?:recruit|hire|appoint))? (?:an?|the|our)? ?(?:(?:new|experienced|talented|skilled|motivated|enthusiastic|dynamic|passionate|highly|dedicated|exceptional|ambitious|proactive|full[- ]time|part[- ]time|detail-oriented|and)[ ,]+)*((?:[A-Z][A-Za-z/&+-]*|of|and|for)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6})/g,
  /^(?:An?|The) ((?:[A-Z][\w'/&-]*|of|and|for|the|-|in)(?: (?:[A-Z][\w'/&-]*|of|and|for|the|-|in)){0,8})(?: \([^()]{1,60}\))? (?:is|will|shall|may|does|[a-z]+(?:s|es))\b/g,
];

/** `set this up as a Key Account Manager position`. */
// recheck: only a paragraph's start is tested, and a match has at most 7 words
const POSITION_OF =
  /\b(?:as|for|fill|create|creating|open|opening|offer|offering) (?:an?|the|our)(?: new)? ((?:[A-Z][A-Za-z/&+-]*)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6}) (?:position|post|role|job|vacancy)\b/g;

// Safe from slow matching: it is used on the start of a paragraph, and a match has at most 7 words.
const WANTED = /^((?:[A-Z][A-Za-z/&+-]*)(?: (?:[A-Z][A-Za-z/&+-]*|of|and|for)){0,6}) (?:wanted|required|needed)\b/g;

/** The word that must name a job: `Head` in `Head of Payroll wanted`, but `Approval` in `Manager Approval required`. */
const wantedNoun = (name: string) =>
  name
    .split(/ (?:of|for) /)[0]
    ?.split(' ')
    .at(-1) ?? '';

/** What employers write in each language before the role. */
// recheck: only a paragraph's start is tested, and a match has at most 70 characters
const NAMED_IN_FOREIGN_TEXT = [
  /(?:^|[^\p{L}])((?:\p{Lu}[\p{L}/&+.-]*)(?: (?:\p{Lu}[\p{L}/&+.-]*|für|und|der|im|de|et|en|[-–])){0,7}) ?\((?:[mwfdhvx]\s?[/|*]\s?){1,3}[mwfdhvxn*]\)/gu,
  /\b(?:[Aa]ls|[Ee]n tant que|[Ee]n tant qu'|[Cc]omo|[Cc]ome) (?:une? )?(\p{Lu}[\p{L}/&+-]*(?: (?:\p{Lu}[\p{L}/&+-]*|für|de|et|en|di|van)){0,6}),? (?:bist|sind|übernimmst|übernehmen|arbeitest|verantwort|unterstütz|tu|vous|serás|trabajarás|te|sarai|ti|aan|ben|werk|ga|bij|voor)/gu,
  /\b(?:recherch\p{L}{1,4}|recrut\p{L}{1,4}|[Bb]usca(?:mos|ndo)?(?: a)?|[Cc]erchiamo|[Rr]icerca|[Pp]rocura(?:mos)?|zoeken(?: wij| we)?(?: naar)?|suchen(?: wir)?) (?:un[eao']?|une?·e|un\(e\)|um|uma|einen?|eine|een|son|sa|notre) ?(\p{L}[\p{L}/&+·-]*(?: \p{L}[\p{L}/&+·-]*){0,4}?)(?= \(|[,.;:]| (?:(?:capable|pour|afin|qui|para|que|per|che|die|met|om|con)(?!\p{L})|en CD|à |in |mit |with |h\/f|H\/F))/gu,
];

/** `busca JEFE/A DE ALMACÉN para su centro`: a role in capitals needs no article. */
// recheck: only a paragraph's start is tested, and a match has at most 110 characters
const NAMED_IN_CAPITALS =
  /(?<!\p{L})(?:busca(?:mos|n)?|selecciona(?:mos)?|precisa(?:mos)?|(?:ri)?cerca(?:no)?|(?:ri)?cerchiamo|recrute|recherche|sucht|suchen|zoekt|procura(?:mos)?|contrata)(?!\p{L})[^.\n\p{Lu}]{0,30}\s(\p{Lu}{3,}(?:[ /'’()-]{1,2}\p{Lu}{1,20}){0,6})(?![\p{L}])/gu;

/** `die Stelle als Laborantin`, `un poste d'assistante commerciale`. */
// recheck: only a paragraph's start is tested, and a match has at most 4 words
const FOREIGN_POSITION =
  /(?<!\p{L})(?:[Ss]telle (?:als|einer|eines)|[Pp]oste d[e'’]|[Pp]uesto de|[Pp]osto di|[Ff]unctie van|[Vv]aga de) ?(\p{L}[\p{L}/&+·-]*(?: \p{L}[\p{L}/&+·-]*){0,3}?)(?= an(?:$|[.,;:?!])|\s?[.,;:?!(]| (?:à|in|bei|mit|pour|para|per|voor|zu|ab|im)\s|$)/gu;

/** Words at the start that lead to a title. */
const LEAD = /^(?:als|eine?n?|die|den|der|zum|zur|une?|een)\s+/i;

/** Shorter texts are not searched for a role. `We're looking for a Harbour Engineer!` is long enough. */
const SHORTEST_NAMING = 25;

/** The role named in running text: `An Archivist keeps …`, `As a Payroll Clerk, you …`. */
export const namedInText = (sections: Section[]): string => {
  const order = ['duties', 'summary', 'unknown', 'company'];
  const texts = sections
    .filter(({ topic }) => order.includes(topic))
    .sort((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic))
    .flatMap(({ heading, depth, lines }) => [
      // A sentence before a list may name the role: `We need a Cook who will:`
      ...(depth === DEPTH.byColon ? [heading] : []),
      ...lines.map(({ text }) => text.slice(0, LONGEST_PARAGRAPH)),
    ])
    .filter((text) => text.length > SHORTEST_NAMING);
  for (const pattern of [
    WANTED,
    ...NAMED_IN_TEXT,
    POSITION_OF,
    ...NAMED_IN_FOREIGN_TEXT,
    FOREIGN_POSITION,
    NAMED_IN_CAPITALS,
  ])
    for (const text of texts)
      for (const { 1: found = '' } of text.matchAll(pattern)) {
        const name = found.replace(LEAD, '').replace(/ (?:of|and|for|the|in)$/, '');
        if (hasRoleNoun(pattern === WANTED ? wantedNoun(name) : name) && canBeTitle(name)) return nameCase(name.trim());
      }
  return '';
};

/** The role that headings name: `Night Porter duties`. */
export const namedInHeadings = (sections: Section[]) =>
  sections.map(({ heading }) => splitRoleHeading(heading)?.role ?? '').find((role) => role && canBeTitle(role)) ?? '';
