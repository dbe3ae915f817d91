import { applyExtracted, EMPTY, toBody, toLines, toParagraphs } from './form-values';

describe('responsibilities', () => {
  it.each([
    ['Plan|Build', 'Plan\nBuild'],
    [' Plan | | Build |', 'Plan\nBuild'],
    ['', ''],
  ])('%j are shown as %j', (stored, shown) => expect(toLines(stored)).toBe(shown));

  it.each([
    ['Plan\n\n Build ', 'Plan|Build'],
    ['', ''],
  ])('%j are sent as %j', (typed, sent) => expect(toParagraphs(typed)).toBe(sent));
});

it('trims values before sending', () => {
  expect(toBody({ ...EMPTY, groupName: ' Data ', personaName: ' Engineer ', reportingTo: ' CTO ' })).toMatchObject({
    groupName: 'Data',
    personaName: 'Engineer',
    reportingTo: 'CTO',
  });
});

it('fills fields found in a job description and keeps others', () => {
  const read = {
    personaGroupName: '',
    personaName: 'Planner',
    reportingTo: '',
    roleDescription: 'Plans tours.',
    rolesAndResponsibilities: 'A|B',
    requirements: ['Knows maps'],
    documentToken: 'token-1',
  };
  expect(applyExtracted({ ...EMPTY, groupName: 'Operations', personaName: 'Old', industryRoleId: 4 }, read)).toEqual({
    ...EMPTY,
    groupName: 'Operations',
    personaName: 'Planner',
    roleDescription: 'Plans tours.',
    rolesResponsibilities: 'A\nB',
    requirements: ['Knows maps'],
    documentToken: 'token-1',
    industryRoleId: 4,
  });
});
