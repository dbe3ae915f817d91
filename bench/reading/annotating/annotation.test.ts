import { expect, it } from '@jest/globals';
import { textDocument } from '../../../services/personas/src/job-descriptions/document/text-blocks';
import { type Annotation, goldOf } from './annotation';
import { fingerprint, sentencesOf } from './sentences-of';

const TEXT = 'Clerk\n\nThe Clerk keeps the books. Apply today.\n\n- Enter the bills\n- Pay the bills';
const LETTERS = ['f', 's', 'p', 'd', 'd'];

const annotation: Annotation = {
  file: 'elm/clerk.txt',
  employer: 'Town of Elm',
  isJob: true,
  name: ['Clerk', 'Town Clerk'],
  group: [],
  reporting: ['Treasurer'],
  labels: sentencesOf(textDocument(TEXT))
    .map((text, index) => `${fingerprint(text)}:${LETTERS[index]}`)
    .join(' '),
};

it('an annotation finds its sentences again in a document that is opened otherwise', () => {
  const later = sentencesOf(textDocument(`A new header\n\n${TEXT.replace('bills\n', 'BILLS;\n')}`));
  expect(goldOf(annotation, later)).toMatchObject({
    name: 'Clerk',
    nameAlternatives: ['Town Clerk'],
    department: null,
    reportingTo: 'Treasurer',
    description: 'The Clerk keeps the books.',
    responsibilities: ['Enter the BILLS;', 'Pay the bills'],
    isJobDescription: true,
  });
});
