import { type ExtractedPersona, ROW_FIELD_NAMES } from '@skills-architect/contracts/personas';
import { detectLanguage } from '@skills-architect/library-service-kit/text-language';
import { checkTopics } from './cutting/check-topics';
import { employerNames, employersInTitles } from './cutting/employer-names';
import { findDuties } from './cutting/find-duties';
import { joinFormLines } from './cutting/form-lines';
import { isJobDescription } from './cutting/is-job-description';
import { isStatedDescription } from './cutting/is-stated-description';
import { statedFacts } from './cutting/labels';
import { headingJudge, sentenceJudge } from './cutting/list-sentences';
import { withoutNavigation } from './cutting/navigation';
import { personaGroup } from './cutting/persona-group';
import { personaName } from './cutting/persona-name';
import { reportingTo } from './cutting/reporting-to';
import { findRequirements } from './cutting/requirements';
import { roleDescription, withoutListedDuties } from './cutting/role-description';
import { hasRoleNoun } from './cutting/role-nouns';
import { splitSections } from './cutting/sections';
import { SENTENCE_MODEL, type SentenceModel } from './cutting/sentence-model';
import { isRunningText } from './cutting/sentences';
import { joinTitleLines } from './cutting/title-lines';
import { toPersona as toReadPersona } from './cutting/to-persona';
import { unitNames } from './cutting/unit-names';
import { documentText, GAP, type JobDocument } from './document/document';

const LONGEST_PARAGRAPH = 3000;

/** Analyses a document: the input for all fields. */
export const analyse = ({ blocks: all, titles }: JobDocument, fileName: string) => {
  const blocks = joinTitleLines(joinFormLines(withoutNavigation(all)));
  const sections = splitSections(blocks);
  const facts = statedFacts(blocks);
  const units = [
    ...facts.filter(({ fact }) => fact === 'group').map(({ value }) => value),
    ...blocks
      .filter(({ text }) => isRunningText(text))
      .flatMap(({ text }) => unitNames(text.slice(0, LONGEST_PARAGRAPH)).map((unit) => unit.text)),
  ];
  const employers = employersInTitles(blocks, titles);
  const evidence = { lines: blocks, sections, facts, units: [...units, ...employers], titles, fileName };
  return { blocks, sections, facts, employers, ...personaName(evidence) };
};

type Evidence = Parameters<typeof isJobDescription>[0];

/** A document that was analysed once, and the texts that are cut from it on demand: who refuses it may still guess. */
interface AnalysedRole {
  evidence: Evidence;
  toPersona: () => ExtractedPersona;
}

const analyseRole = (
  document: JobDocument,
  fileName: string,
  model: SentenceModel,
  allBlocks: JobDocument['blocks'],
): AnalysedRole => {
  const text = documentText(document);
  const analysed = analyse(document, fileName);
  const { blocks: lines, sections: headedSections, facts, name, writtenAs, printed, isInText } = analysed;
  const language = detectLanguage(text);
  const isForeign = language !== undefined && language !== 'en';
  const judge = isForeign ? headingJudge(headedSections) : sentenceJudge(headedSections, name, model);
  const sections = checkTopics(headedSections, judge, isForeign);
  const { duties, source } = findDuties(sections, name, judge);
  const evidence = { text, sections, facts, name, isNameInText: isInText, duties, source, isForeign };

  const cutTexts = (): ExtractedPersona => {
    const describingBlocks = sections
      .filter(({ topic }) => topic !== 'boilerplate' && topic !== 'skills')
      .flatMap(({ topic, heading, lines: own }) =>
        // The name of a unit below the title looks like a heading.
        topic === 'unknown' && heading && !hasRoleNoun(heading)
          ? [{ ...GAP, kind: 'heading' as const, text: heading }, ...own]
          : own,
      );
    const roleText = roleDescription(sections, name, judge);
    const isListed = source === 'heading' || source === 'list';
    const description = isListed ? withoutListedDuties(roleText, duties, name) : roleText;
    const group = personaGroup({
      facts,
      blocks: describingBlocks,
      name,
      titles: [printed, ...document.titles],
      duties: `${description} ${duties.join(' ')}`,
      employers: employerNames(
        lines.map(({ text: line }) => line),
        analysed.employers,
      ),
    });
    const fields = {
      name: {
        value: name,
        kind: isInText ? ('stated' as const) : ('guessed' as const),
        source: isInText ? (writtenAs ?? name) : '',
      },
      ...(writtenAs !== undefined && { nameWrittenAs: writtenAs }),
      group,
      facts: {
        reportingTo: reportingTo(
          facts,
          lines.map(({ text: line }) => line),
        ),
      },
      description,
      descriptionKind: isStatedDescription(description, sections, isForeign)
        ? ('stated' as const)
        : ('guessed' as const),
      duties,
      requirements: findRequirements(sections, judge, duties),
      source,
    };
    return toReadPersona(fields, { ...document, blocks: allBlocks }, language, document.blocks);
  };
  return { evidence, toPersona: cutTexts };
};

const namesRole = ({ name, isNameInText }: Evidence) => isNameInText && hasRoleNoun(name);

const asGuess = (persona: ExtractedPersona): ExtractedPersona => {
  const guessed = ROW_FIELD_NAMES.flatMap((field) => {
    const origin = persona.origins?.[field];
    return origin ? [[field, { ...origin, kind: 'guessed' as const }]] : [];
  });
  return { ...persona, origins: Object.fromEntries(guessed) };
};

/** A role read from a document. */
export interface ReadRole {
  /** Undefined when the document is no job description. */
  persona: ExtractedPersona | undefined;
  /**
   * What would be read from it all the same, all of it as guesses, for people who open it anyway; undefined when it names no
   * role.
   */
  guess: () => ExtractedPersona | undefined;
}

/** Reads a role from a document. */
export const readRole = (
  document: JobDocument,
  fileName: string,
  model: SentenceModel = SENTENCE_MODEL,
  /** The blocks of the whole document when this is a part of it; passages refer to their indexes. */
  allBlocks = document.blocks,
): ReadRole => {
  const { evidence, toPersona } = analyseRole(document, fileName, model, allBlocks);
  return {
    persona: isJobDescription(evidence) ? toPersona() : undefined,
    guess: () => (namesRole(evidence) ? asGuess(toPersona()) : undefined),
  };
};

/** Extracts persona fields from a document; undefined when it is not a job description. */
export const cutJobDescription = (document: JobDocument, fileName: string): ExtractedPersona | undefined =>
  readRole(document, fileName).persona;
