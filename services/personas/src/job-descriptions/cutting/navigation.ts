import type { Block } from '../document/document';
import { parseHeading } from './headings';

/** Buttons, links and notices of a web page, alone or several on a line. */
const BUTTON =
  "(?:sign in|sign out|log ?in|log ?out|logout|register|new user|create (?:an )?account|my (?:account|profile)|view profile|introduce yourself to .{1,30}|applicant login|apply(?: now| online| here| for (?:this )?(?:job|position)(?: online)?| on (?:the )?(?:employer|institution|company)(?:'s)? (?:web)?site)?(?: ?»)?|back|back to (?:search )?(?:results|jobs|list)|next(?: job)?|previous(?: job)?|share(?: this(?: job)?)?|print(?: preview)?|print this (?:job|page)|tip en ven|e-?mail(?: to a friend| this job| me)?|save(?: job)?|saved? (?:jobs|searches)|favou?rite job|bookmark this.{0,40}|job ?search|search(?: for)? (?:all )?jobs|search(?: filter)?|search by (?:keyword|location)|search jobs|advanced search|show more(?: options)?|clear(?: all)?|close(?: all)?|open all|expand all|select how often.{0,60}|send me alerts.{0,40}|create alert|job alerts?|all positions|all jobs|view all(?: \\d+)? jobs|view all|careers home|home|menu|contact(?: us)?|help|faqs?|learn more(?: about .{1,40})?|read more|follow us|accept|decline|jobs|careers|news & resources|employers|facebook pixel|facebook|twitter|linkedin|instagram|youtube|skip to.{0,40}|powered by.{0,40}|posted (?:today|yesterday|\\d+\\+? days? ago)|description|benefits|questions)";
const BUTTONS = new RegExp(`^[^\\p{L}\\d]*${BUTTON}(?:[\\s|/•·›»>!,-]+${BUTTON})*[^\\p{L}]*$`, 'iu');
/** These words are buttons only next to other buttons; alone they are headings. */
const ALSO_HEADING =
  /^[^\p{L}]{0,20}(?:description|benefits|questions|contact|careers|jobs|help|learn more|learn more about [^\n]{1,100})[^\p{L}]{0,20}$/iu;

// recheck: only the first 200 characters of a block are tested
const NOTICES: RegExp[] = [
  /^©|\ball rights reserved\b|^\(c\) ?(?:copyright )?\d{4}|^copyright\b/i,
  /\bcookies?\b.{0,60}\b(?:accept|agree|website|browser|policy)\b|\bcontinuing to use (?:and navigate )?this (?:web)?site\b/i,
  /^an official website of\b/i,
  /^(?:gmail|outlook) - /i,
  /^(?:there are )?currently \d+ jobs? listed|^find other jobs by/i,
  /^(?:url:?\s)?(?:https?:\/\/|www\.)\S+$/i,
  /(?:\.{3}|…) https?:\/\/\S{1,120}(?:\.{3}|…)$/i,
  /^(?:jetzt bewerben|zum hauptinhalt springen|postuler|je postule|solliciteer(?: nu| direct)?|candidati|inscríbete|aplicar|candidatar-se)$/i,
];
const MAX_CHARACTERS = 200;
const LONGEST_BUTTONS = 120;

/** Whether a block belongs to the web page around an advertisement. */
export const isNavigation = (text: string) => {
  const start = text.slice(0, MAX_CHARACTERS);
  if (NOTICES.some((notice) => notice.test(start))) return true;
  return text.length <= LONGEST_BUTTONS && !ALSO_HEADING.test(text) && BUTTONS.test(text);
};

/** Similar jobs and comments: everything after them does not belong to the advertisement. */
const END_OF_ADVERTISEMENT =
  /^(?:similar|related|other|more) (?:jobs|positions|vacancies|opportunities)\b|^(?:people|others) also viewed\b|^jobs you may (?:like|be interested in)\b|^supplemental question/i;
const MIN_BEFORE = 15;

/** Application forms: they end the advertisement, unless one of its headings follows. */
const FORM =
  /^(?:form cc-305|voluntary self[- ]identification|invitation (?:to|for) (?:voluntarily )?self[- ]identif|equal employment opportunity (?:information|survey|questionnaire|data)|eeo (?:survey|questionnaire|information)|applicant (?:data|eeo)|pre-?screen(?:ing)? questions?|screening questions?)/i;
const LONGEST_FORM_TITLE = 100;

/** Whether a form begins here: at its title, or at question numbers alone on a line. */
const startsForm = ({ text }: Block, index: number, blocks: Block[]) =>
  (text.length <= LONGEST_FORM_TITLE && FORM.test(text)) ||
  (text === '01' && blocks.slice(index + 1).some((later) => later.text === '02'));

/** Introductions of lists do not count as headings here: `Disabilities include:`. */
const endsForm = (block: Block) => {
  const heading =
    block.text.length <= LONGEST_FORM_TITLE && !block.text.endsWith(':') ? parseHeading(block) : undefined;
  return heading?.topic === 'duties' || heading?.topic === 'skills' || heading?.topic === 'summary';
};

/** Blocks without the forms among them. */
const withoutForms = (blocks: Block[]): Block[] => {
  let isInForm = false;
  return blocks.map((block, index): Block => {
    if (startsForm(block, index, blocks)) isInForm = true;
    else if (isInForm && endsForm(block)) isInForm = false;
    return isInForm ? { kind: 'gap', text: '', depth: 0, page: block.page } : block;
  });
};

/** The blocks of the advertisement itself; others are replaced by gaps. */
export const withoutNavigation = (all: Block[]): Block[] => {
  const blocks = withoutForms(all);
  const end = blocks.findIndex(
    ({ text }, index) => index > MIN_BEFORE && text.length < 60 && END_OF_ADVERTISEMENT.test(text),
  );
  return blocks.map((block, index): Block => {
    const isOutside = (end >= 0 && index >= end) || (block.kind !== 'gap' && isNavigation(block.text));
    return isOutside ? { kind: 'gap', text: '', depth: 0, page: block.page } : block;
  });
};
