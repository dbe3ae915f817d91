import type {
  DocumentLanguage,
  ExtractedPersona,
  FieldOrigin,
  FieldOrigins,
} from '@skills-architect/contracts/personas';
import type { Block, JobDocument } from '../document/document';
import { findPassages } from '../document/find-passages';
import type { DutySource } from './find-duties';
import type { Found } from './persona-group';
import { splitSentences } from './sentences';

const LONGEST_NAME = 200;
const LONGEST_DUTIES = 40_000;

/** The fields found in a document, before conversion to the contract's form. */
export interface FoundPersona {
  name: Found;
  group: Found | undefined;
  reportingTo: Found | undefined;
  description: string;
  duties: string[];
  /** Requirements for the person. */
  requirements: string[];
  source: DutySource;
}

/** Limits duties to what the stored format allows. */
const withinLimit = (duties: string[]) => {
  let length = 0;
  return duties.filter((duty) => {
    length += duty.length + 1;
    return length <= LONGEST_DUTIES;
  });
};

const line = (found: Found | undefined) => (found?.value ?? '').slice(0, LONGEST_NAME);

/** Duties recognised only by their wording count as inferred. */
const DUTY_KINDS: Record<DutySource, FieldOrigin['kind']> = {
  heading: 'stated',
  list: 'stated',
  sentences: 'guessed',
  skills: 'guessed',
  none: 'guessed',
};

/**
 * The persona with the passages of its values, searched in its `own` blocks first; a guessed group is kept separately.
 */
export const toPersona = (
  found: FoundPersona,
  document: JobDocument,
  language: DocumentLanguage | undefined,
  own: Block[],
): ExtractedPersona => {
  const { name, group, reportingTo, description, source, requirements } = found;
  const duties = withinLimit(found.duties);
  const origin = (kind: FieldOrigin['kind'], pieces: string[]): FieldOrigin => ({
    kind,
    passages: findPassages(document.blocks, pieces, own),
  });
  const sentences = description.split('\n').flatMap(splitSentences);
  const origins: FieldOrigins = {
    personaName: origin(name.kind, [name.source]),
    ...(group && { groupName: origin(group.kind, [group.source]) }),
    ...(reportingTo && { reportingTo: origin(reportingTo.kind, [reportingTo.source]) }),
    ...(description && { roleDescription: origin('stated', sentences) }),
    ...(duties.length > 0 && { rolesAndResponsibilities: origin(DUTY_KINDS[source], duties) }),
  };
  return {
    personaName: line(name),
    personaGroupName: group?.kind === 'stated' ? line(group) : '',
    ...(group?.kind === 'guessed' && { groupGuess: line(group) }),
    reportingTo: line(reportingTo),
    roleDescription: description,
    rolesAndResponsibilities: duties.join('|'),
    ...(requirements.length > 0 && { requirements }),
    origins,
    ...(language && { language }),
    ...(document.readByOcr && { readByOcr: true }),
  };
};
