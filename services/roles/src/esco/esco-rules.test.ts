import { describe, expect, it } from '@jest/globals';
import { listAlternatives, targetLevel, toCriticality, toLeadership, toSubSectorType } from './esco-rules';

describe('an occupation', () => {
  it.each([
    ['chief executive officer', '1120', 4],
    ['head of school', '1345', 4],
    ['warehouse manager', '1324', 3],
    ['mine supervisor', '3121', 2],
    ['head chef', '3434', 2],
    ['legislator', '1111', 3],
    ['nurse', '2221', 1],
  ])('%s (%s) leads as leadership role %i', (label, code, role) => {
    expect(toLeadership(label, code)).toBe(role);
  });

  it.each([
    ['2512', true, 4],
    ['2512', false, 3],
    ['3512', true, 3],
    ['7212', true, 3],
    ['7212', false, 2],
    ['9112', true, 2],
    ['9112', false, 1],
  ])('of %s needs an essential (%s) skill at level %i', (code, essential, level) => {
    expect(targetLevel(code, essential)).toBe(level);
  });

  it.each([
    ['24', 2],
    ['43', 2],
    ['22', 1],
    ['72', 1],
  ])('of the sub-major group %s belongs to a sub-sector of type %i', (code, type) => {
    expect(toSubSectorType(code)).toBe(type);
  });
});

it.each([
  ['essential', 'knowledge', 'High'],
  ['essential', 'skill/competence', 'High'],
  ['optional', 'skill/competence', 'Medium'],
  ['optional', 'knowledge', 'Low'],
])('a relation that is %s to %s has criticality %s', (relation, type, criticality) => {
  expect(toCriticality(relation, type)).toBe(criticality);
});

it('has distinct alternative labels without the label itself', () => {
  expect(listAlternatives('Nurse ', 'staff nurse\nnurse\n\n staff nurse \nward nurse')).toEqual([
    'staff nurse',
    'ward nurse',
  ]);
});
