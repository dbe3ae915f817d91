import { expect, test } from '@jest/globals';
import { parseJobDescription } from '@skills-architect/contracts/personas';
import { aDocx } from '@skills-architect/service-kit/testing';
import { hr, importsUnderTest } from '../imports/imports.fixtures';
import { aPdf, stackLines } from './documents.fixtures';

const imports = importsUnderTest();

const LINES = [
  'Harbour Pilot',
  'Department: Port operations',
  'Duties',
  '- Boards ships at the outer buoy',
  '- Brings them safely to the quay',
  'Requirements',
  'Five years of experience at sea.',
];

test.each([
  ['pilot.pdf', aPdf(stackLines(LINES))],
  ['pilot.docx', aDocx(LINES.join('\n'))],
])('%s fills the form', async (name, file) => {
  const files = [new File([new Uint8Array(file)], name)];
  const { body, status } = await imports.as(hr).call(parseJobDescription, { query: { clientId: 1 }, files });
  expect(status).toBe(200);
  expect(body).toMatchObject({ personaName: 'Harbour Pilot', personaGroupName: 'Port operations' });
});

test('the form has the first of two job descriptions in a file, and says so', async () => {
  const two = `${LINES.join('\n')}\n\nCrane Operator\nDuties\n- Unloads ships\n- Checks the ropes\nRequirements\nExperience.`;
  const files = [new File([two], 'harbour.txt')];
  const { body } = await imports.as(hr).call(parseJobDescription, { query: { clientId: 1 }, files });
  expect(body).toMatchObject({
    personaName: 'Harbour Pilot',
    note: expect.stringMatching(/^This document holds 2 job descriptions, and the form shows the first\./),
  });
});
