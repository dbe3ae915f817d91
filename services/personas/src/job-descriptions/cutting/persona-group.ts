import type { Block } from '../document/document';
import { isBoilerplate } from './boilerplate';
import { isEmployer } from './employer-names';
import { seeksInForeign } from './foreign-sentences';
import { findFamily } from './job-family';
import type { StatedFact } from './labels';
import { splitSentences } from './sentences';
import { nameCase } from './title-case';
import { unitNames } from './unit-names';

const LABELS_WITHIN = 400;
const MAX_LENGTH = 90;

export interface FoundValue {
  value: string;
  kind: 'stated' | 'guessed';
  /** The text it was read from; empty if only the wording of the role suggests it. */
  source: string;
}

/** `University of Kansas Biodiversity Institute` becomes `Biodiversity Institute`. */
const BEFORE_UNIT =
  /^(?:the )?University of (?:\p{Lu}\p{L}+,? ){1,2}?(?=(?:Department|Division|School|Institute|College|Faculty|Office|Library|Center|Centre)\b|\p{Lu}\p{L}+ (?:Department|Division|Institute|Library|Center|Centre)$)/u;
/** `Division of Entomology of the Biodiversity Institute` becomes `Division of Entomology`. */
const LARGER_UNIT =
  /^((?:Department|Division|Section|Unit|Branch) of [^,]{3,60}?) (?:of|in|at|within) the (?:[\p{L}&-]+ ){0,5}(?:Institute|Museum|University|College|School|Faculty|Division|Department|Center|Centre)\b.*$/iu;

// recheck: the value is short
const tidyValue = (value: string) =>
  nameCase(
    value
      .slice(0, MAX_LENGTH * 2)
      .replace(BEFORE_UNIT, '')
      .replace(LARGER_UNIT, '$1')
      .replace(/^(?:the|our)\s+/i, '')
      .replace(/^\d[\d-]* [-–] /, '')
      .replace(/\s*\((?!\p{L}{2,12}\))[^()]*\)\s*$/u, '')
      .replace(/^[\s:;,.–—-]+|[\s:;,.–—-]+$/g, '')
      .trim(),
  );

const MOST_PARTS = 3;
const isGroupValue = (value: string) =>
  value.length <= MAX_LENGTH &&
  /\p{L}{2}/u.test(value) &&
  !/[.!?]\s|:$|\t|\||https?:|@/i.test(value) &&
  // A list is not a name, and neither is an address with numbers: `Office: safety, security, use of equipment, …`.
  value.split(',').length <= MOST_PARTS &&
  (value.match(/\d{3,}/g) ?? []).length < 2 &&
  // `The team: You join …` is a sentence.
  !/^(?:you|we|this)\b/i.test(value) &&
  !/^(?:yes|no|other|all|various|unit|division|department|branch|section|team|position|technical)$/i.test(value);

const labelledGroup = (facts: StatedFact[]): FoundValue | undefined => {
  const [best] = facts
    .filter(
      ({ fact, index, value }) => fact === 'group' && index < LABELS_WITHIN && isGroupValue(value) && tidyValue(value),
    )
    .sort((a, b) => a.rank - b.rank);
  return best && { value: tidyValue(best.value), kind: 'stated', source: best.value };
};

const ROLE =
  /\b(?:seeks?|seeking|looking for|looking to|invit\w+ applications|accepting applications|recruit\w*|hiring|hires|position|role|post|vacancy|candidate|incumbent|responsible|join|reports?|opportunity|appoint\w*|manager|assistant|supervis\w+|will (?:be|work|support|serve|assist))\b/i;
const MEMBER =
  /\b(?:seeks?|within|located (?:in|at)|based (?:in|at)|housed (?:in|at)|part of|(?:position|role|vacancy|post|opening|curator|manager|technician|assistant|specialist)\b[^.]{0,40}\b(?:in|at|with|for|of|to)|join(?:ing)?|member of|works? (?:in|for|with)|supports?(?: [a-z]+){0,6} (?:of|in|at|for)|day-to-day activities of|collections? (?:of|in|at)|care of|operations? of|activities of|operations? for|assigned to|belongs to)(?: (?:the|our|its|a))*\s*$/i;
const OUTSIDE =
  /\b(?:collaborat\w+|partner\w*|contact|apply|visit|learn more|together with|such as|other departments|from the|degree|experience|founded|funded|financed|copyright)\b[^.]{0,40}$/i;
/** The manager's unit may differ from the role's. */
const MANAGER = /\breport(?:s|ing)? (?:directly )?to\b[^.]{0,60}$/i;
const SUBJECT = /^\s{0,9}(?:the|our)?\s{0,9}$/i;
/** `The Customer Care team uses …`: the text introduces the team that it is about. */
const TEAM = / (?:team|department|division|section|unit)$/i;
const SEEKS =
  /^[^.]{0,60}?\b(?:seeks|is (?:seeking|looking|recruiting|hiring|accepting|inviting|pleased)|invites|has an opening|are (?:seeking|looking))\b/i;

const MAX_SENTENCES = 400;
const NEAR_TITLE = 12;
const MIN_SCORE_SURE = 5;
const MIN_SCORE = 4;

interface Candidate {
  value: string;
  score: number;
  source: string;
}

const scoreContext = (sentence: string, start: number, end: number, position: number) => {
  const before = sentence.slice(Math.max(0, start - 90), start);
  const after = sentence.slice(end).replace(/ ?\([^()]*\)/g, '');
  return (
    (ROLE.test(sentence) ? 1 : 0) +
    (MEMBER.test(before) && !MANAGER.test(before) ? 2 : 0) +
    (SUBJECT.test(before) && SEEKS.test(after) ? 1.4 : 0) +
    (SUBJECT.test(before) && TEAM.test(sentence.slice(start, end)) ? 0.6 : 0) -
    (OUTSIDE.test(before) ? 3 : 0) +
    (position < 0.35 ? 0.5 : 0)
  );
};

/**
 * The most clearly named unit of the role in the sentences. It is a guess: in 137 annotated documents 15 of 24 such units
 * were right, and 23 of 24 groups with a label.
 */
const findInSentences = (blocks: Block[], employers: Set<string>): (FoundValue & { isSure: boolean }) | undefined => {
  const sentences = blocks
    .filter(({ kind }) => kind !== 'gap')
    .flatMap(({ text }) => splitSentences(nameCase(text.slice(0, 3000))))
    .filter((sentence) => !isBoilerplate(sentence))
    .slice(0, MAX_SENTENCES);
  const candidates = new Map<string, Candidate>();
  sentences.forEach((sentence, index) => {
    for (const { text, start, weight } of unitNames(sentence)) {
      if (isEmployer(text, employers)) continue;
      const key = text.toLowerCase();
      // A unit alone on a line near the title.
      const isAlone = text === sentence && index < NEAR_TITLE;
      const score =
        weight + (isAlone ? 1 : 0) + scoreContext(sentence, start, start + text.length, index / sentences.length);
      const candidate = candidates.get(key);
      if (!candidate) candidates.set(key, { value: text, score, source: text });
      else candidate.score = Math.max(candidate.score, score) + (candidate.score > 0 ? 0.3 : 0);
    }
  });
  const [best] = [...candidates.values()].sort((a, b) => b.score - a.score);
  if (!best || best.score < MIN_SCORE) return undefined;
  return {
    value: tidyValue(best.value),
    kind: 'guessed',
    source: best.source,
    isSure: best.score >= MIN_SCORE_SURE,
  };
};

/** `Join our logistics team`: a unit described only by a common word. */
const PLAIN_UNIT =
  /\b(?:join|joining|part of|member of|work(?:ing)? (?:in|for|within)|based in|within) (?:our|the) ((?:[a-z&-]+ ){1,3})(?:department|division|directorate|team)\b/;
/** Adjectives of praise and size say nothing about a team's work. */
const PRAISE =
  /\b(?:growing|small|large|wider|our|dynamic|friendly|busy|great|multi\w*|cross\w*|agile|talented|senior|leadership|new|global|local|whole|same|other|passionate|collaborative|fast|professional|remote|virtual|high|performing|project|delivery|motivated|amazing|existing|expanding|established|successful|dedicated|central|core|national|regional|international|management|different|various|following|interdisciplinary|small|entire|research)\b/i;
const MOOD =
  /\b(?:striving|thriving|winning|inspiring|caring|hardworking|evolving|leading|exciting|fantastic|awesome|brilliant)\b/i;

/** A unit in other languages, with the word for its kind: `im Bereich Einkauf`, `au sein du service Paie`. */
// recheck: only the first 3,000 characters of a block are tested
const FOREIGN_UNIT =
  /(?:\b(?:[Ii]m|unser(?:en|em)|den) (?:Bereich|Fachbereich|Team)|\b(?:[Dd]er|unserer?|[Dd]ie) (?:Abteilung|Stabsstelle)|\b[Aa]u sein (?:du|de la|de notre|de l') ?(?:service|département|direction|pôle|équipe)|\b(?:del?|nuestro|su|el|il|nel|del|del nostro|nostro) (?:departamento|equipo|dipartimento|reparto|ufficio)(?: (?:de|di))?|\b(?:nell'|all'|dell'|dall'|l')ufficio|\b(?:de|onze|ons|het) (?:afdeling|team)|\b(?:do|no|nosso) (?:departamento|setor)(?: de)?) ((?:\p{Lu}[\p{L}&/-]*)(?:(?: (?:und|et|y|e|en|de|des|&))? \p{Lu}[\p{L}&/-]*){0,3})/u;

/** A German department in one word: `für das Bauamt`. Not authorities, which are employers, nor `Ehrenamt` (unpaid work). */
const GERMAN_OFFICE =
  /\b(?:für|im|beim|in)(?: (?:das|dem|der|die|unser(?:e[mnr]?)?))? ((?!Landrats|Bundes|Landes|Kreis|Bezirks|Finanzamt|Arbeitsamt|Patentamt|Ehrenamt|Nebenamt)\p{Lu}\p{Ll}+(?:amt|referat|dezernat|abteilung))(?!\p{L})/u;

/** A unit whose kind belongs to its name: `Professur für Wasserbau`, `Forschungsgruppe SPIRIT`, `BI-cluster`. */
// recheck: only the first 3,000 characters of a block are tested
const FOREIGN_NAMED_UNIT =
  /\b((?:Lehrst(?:uhl|ühlen?)|Professur|Institut|Fakultät|Forschungsgruppe|Arbeitsgruppe|Fachbereich|Referat|Dezernat) (?:für |der |des )?\p{Lu}[\p{L}-]{2,30}(?: (?:und|&|für|der)){0,2}(?: \p{Lu}[\p{L}-]{2,30})?(?: der \p{Lu}[\p{L}-]{2,30})?|\p{Lu}[\p{L}&]{0,15}-(?:cluster|afdeling))/u;

/** The name of a team that the text is about, perhaps another than the role's. */
// recheck: only the first 3,000 characters of a block are tested
const FOREIGN_TEAM =
  /(?:\b(?:[Ll]'|[Nn]otre )équipe|\b(?:[Ii]l|[Nn]el|[Dd]el) settore(?: di)?) ((?:\p{Lu}[\p{L}&/-]*)(?: \p{Lu}[\p{L}&/-]*){0,3})/u;

/** A French unit that seeks somebody: `Le bureau du chef des opérations recrute …`. */
// recheck: only the first 3,000 characters of a block are tested
const FRENCH_SUBJECT =
  /(?:^|[.!?] )(?:[Ll]e |[Ll]a )((?:bureau|service|direction|pôle|département|division) (?:du |de la |de l['’]|des |de |d['’])[\p{L}'’-]{2,20}(?: [\p{L}'’-]{1,20}){0,5}) (?:recrute|recherche|cherche)\b/iu;

const UNIT_PHRASES: [RegExp, FoundValue['kind']][] = [
  [PLAIN_UNIT, 'stated'],
  [FOREIGN_UNIT, 'stated'],
  [GERMAN_OFFICE, 'stated'],
  [FRENCH_SUBJECT, 'guessed'],
  [FOREIGN_NAMED_UNIT, 'guessed'],
  [FOREIGN_TEAM, 'guessed'],
];

const capitalise = (unit: string) => (/\p{Lu}/u.test(unit) ? unit : `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`);
const findPlainUnit = (blocks: Block[]): FoundValue | undefined => {
  const searching = blocks.filter(({ text }) => seeksInForeign(text));
  for (const { text } of [...searching, ...blocks]) {
    const start = text.slice(0, LONGEST_START);
    for (const [pattern, kind] of UNIT_PHRASES) {
      const [source, unit] = pattern.exec(start) ?? [];
      if (source && unit && !PRAISE.test(unit) && !MOOD.test(unit))
        return { value: tidyValue(capitalise(unit)), kind, source };
    }
  }
  return undefined;
};
const LONGEST_START = 3000;

/**
 * The unit after the role in a title, such as `Collection Manager - Section of Birds` or `Facilitator in the Library`;
 * not in a file name.
 */
const findInTitles = (titles: string[], name: string, employers: Set<string>): FoundValue | undefined => {
  for (const title of titles.filter((candidate) => !candidate.includes('_'))) {
    const index = title.toLowerCase().indexOf(name.toLowerCase());
    const rest = index < 0 ? title : title.slice(index + name.length);
    const unit = unitNames(rest).find(({ text }) => !isEmployer(text, employers));
    if (unit && unit.weight >= MIN_SCORE_IN_TITLE)
      return { value: tidyValue(unit.text), kind: 'stated', source: unit.text };
    const [, single] = SINGLE_UNIT.exec(rest) ?? [];
    if (single && index >= 0) return { value: single, kind: 'stated', source: single };
  }
  return undefined;
};
const MIN_SCORE_IN_TITLE = 1.5;
const SINGLE_UNIT = /\b(?:in|at|of) the (Library|Museum|Herbarium|Archives?|Laboratory)\b/;

export interface GroupEvidence {
  facts: StatedFact[];
  blocks: Block[];
  name: string;
  /** The printed title including what was cut from the name, and titles outside of the body. */
  titles: string[];
  duties: string;
  /** Names of the employer, which are not used as a persona group. */
  employers: Set<string>;
}

/**
 * The role's department: from a label, its title or a sentence; otherwise guessed from a unit in the text, or from the
 * job family of title and duties.
 */
export const personaGroup = (evidence: GroupEvidence): FoundValue | undefined => {
  const { facts, blocks, name, titles, duties, employers } = evidence;
  const statedGroup = labelledGroup(facts) ?? findInTitles(titles, name, employers);
  if (statedGroup) return statedGroup;
  const named = findInSentences(blocks, employers);
  const unit = named?.isSure ? named : (findPlainUnit(blocks) ?? named);
  if (unit) return { value: unit.value, kind: unit.kind, source: unit.source };
  const family = findFamily(name, duties);
  return family === undefined ? undefined : { value: family, kind: 'guessed', source: '' };
};
