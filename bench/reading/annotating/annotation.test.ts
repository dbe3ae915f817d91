import { expect, it } from '@jest/globals';
import { textDocument } from '../../../services/personas/src/job-descriptions/document/text-blocks';
import { goldOf, toAnnotation } from './annotation';
import { isWithin, parseLabelSheet } from './label-sheet';
import { sentencesOf } from './sentences-of';

it.each([
  ['3', '3', true],
  ['3', '3.2', true],
  ['3.1', '3.2', false],
  ['3.2-4', '3.1', false],
  ['3.2-4', '4.5', true],
  ['1, 7-9', '8', true],
  ['1, 7-9', '10', false],
])('the ranges %s contain the sentence %s: %s', (ranges, number, expected) => {
  expect(isWithin(ranges, number)).toBe(expected);
});

const TEXT = 'Clerk\n\nThe Clerk keeps the books. Apply today.\n\n- Enter the bills\n- Pay the bills';
const LABELS = `employer: Town of Elm
name: Clerk | Town Clerk
reporting: Treasurer
fact: 1
summary: 2.1
apply: 2.2
duty: 3-4`;

it('an annotation holds no text, and finds its sentences again in a document that is opened otherwise', () => {
  const sentences = sentencesOf(textDocument(TEXT));
  const annotation = toAnnotation('elm/clerk.txt', parseLabelSheet(LABELS), sentences);
  expect(annotation.labels).not.toMatch(/clerk|bills/i);
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
