import {
  type DocumentLanguage,
  type ExtractedPersona,
  FACT_NAMES,
  type FactName,
  type FieldOrigin,
  type FieldOrigins,
  factsOf,
  joinParagraphs,
} from '@skills-architect/contracts/personas';
import type { Block, JobDocument } from '../document/document';
import { findPassages } from '../document/find-passages';
import type { DutySource } from './find-duties';
import type { FoundValue } from './persona-group';
import { splitSentences } from './sentences';

const LONGEST_NAME = 200;
const LONGEST_DUTIES = 40_000;

/** The fields found in a document, before conversion to the contract's form. */
export interface FoundPersona {
  name: FoundValue;
  /** The name as the document writes it, if abbreviations in it were written out. */
  nameWrittenAs?: string;
  group: FoundValue | undefined;
  facts: Record<FactName, FoundValue | undefined>;
  description: string;
  descriptionKind: FieldOrigin['kind'];
  duties: string[];
  /** Requirements for the person. */
  requirements: string[];
  source: DutySource;
}

/** Limits duties to what the stored format allows. */
const limitDuties = (duties: string[]) => {
  let length = 0;
  return duties.filter((duty) => {
    length += duty.length + 1;
    return length <= LONGEST_DUTIES;
  });
};

const toLine = (found: FoundValue | undefined) => (found?.value ?? '').slice(0, LONGEST_NAME);

/** Duties recognised only by their wording count as inferred. */
const DUTY_KINDS: Record<DutySource, FieldOrigin['kind']> = {
  heading: 'stated',
  list: 'stated',
  sentences: 'guessed',
  skills: 'guessed',
  none: 'guessed',
};

/**
 * The persona with the passages of its values, searched in its own blocks first; a guessed group is kept separately.
 */
export const toPersona = (
  found: FoundPersona,
  document: JobDocument,
  language: DocumentLanguage | undefined,
  ownBlocks: Block[],
): ExtractedPersona => {
  const { name, group, facts, description, source, requirements } = found;
  const duties = limitDuties(found.duties);
  const toOrigin = (kind: FieldOrigin['kind'], pieces: string[]): FieldOrigin => ({
    kind,
    passages: findPassages(document.blocks, pieces, ownBlocks),
  });
  const sentences = description.split('\n').flatMap(splitSentences);
  const factOrigins: FieldOrigins = Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const fact = facts[name];
      return fact ? [[name, toOrigin(fact.kind, [fact.source])]] : [];
    }),
  );
  const origins: FieldOrigins = {
    personaName: toOrigin(name.kind, [name.source]),
    ...(group && { groupName: toOrigin(group.kind, [group.source]) }),
    ...factOrigins,
    ...(description && { roleDescription: toOrigin(found.descriptionKind, sentences) }),
    ...(duties.length > 0 && { rolesAndResponsibilities: toOrigin(DUTY_KINDS[source], duties) }),
  };
  return {
    personaName: toLine(name),
    ...(found.nameWrittenAs !== undefined && { nameWrittenAs: found.nameWrittenAs.slice(0, LONGEST_NAME) }),
    personaGroupName: group?.kind === 'stated' ? toLine(group) : '',
    ...(group?.kind === 'guessed' && { groupGuess: toLine(group) }),
    ...factsOf((name) => toLine(facts[name])),
    roleDescription: description,
    rolesAndResponsibilities: joinParagraphs(duties),
    ...(requirements.length > 0 && { requirements }),
    origins,
    ...(language && { language }),
    ...(document.readByOcr && { readByOcr: true }),
  };
};
