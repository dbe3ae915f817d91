import { describe, expect, it } from '@jest/globals';
import {
  elementCategory,
  importanceCriticality,
  majorGroup,
  onetLeadership,
  TOOL_CATEGORY,
  toLevel,
  toolCriticality,
  toolLevel,
} from './onet-rules';

describe('the category of an element of O*NET', () => {
  it.each([
    ['Reading Comprehension', '2.A.1.a', 'Functional Skills'],
    ['Active Listening', '2.A.1.b', 'Mindset / Meta Skills'],
    ['Critical Thinking', '2.A.2.a', 'Mindset / Meta Skills'],
    ['Coordination', '2.B.1.b', 'Leadership Skills'],
    ['Negotiation', '2.B.1.d', 'Mindset / Meta Skills'],
    ['Complex Problem Solving', '2.B.2.i', 'Mindset / Meta Skills'],
    ['Programming', '2.B.3.e', 'Functional Skills'],
    ['Management of Financial Resources', '2.B.5.b', 'Functional Skills'],
    ['Management of Personnel Resources', '2.B.5.d', 'Leadership Skills'],
    ['Economics and Accounting', '2.C.1.c', 'Functional Skills'],
    ['Deductive Reasoning', '1.A.1.b.4', 'Mindset / Meta Skills'],
    ['Finger Dexterity', '1.A.2.a.3', 'Functional Skills'],
    ['Leadership', '1.C.2.b', 'Leadership Skills'],
    ['Persistence', '1.C.1.b', 'Mindset / Meta Skills'],
    ['something new', '9.Z', 'Functional Skills'],
  ])('%s (%s) is %s', (_, elementId, category) => {
    expect(elementCategory(elementId)).toBe(category);
  });

  it('is Digital Tools for technology', () => {
    expect(TOOL_CATEGORY).toBe('Digital Tools');
  });
});

it.each([
  [0, 1],
  [1.4, 1],
  [1.41, 2],
  [2.8, 2],
  [4, 3],
  [5.6, 4],
  [5.61, 5],
  [7, 5],
  [9, 5],
])('%d of 7 is level %d of 5', (value, level) => {
  expect(toLevel(value)).toBe(level);
});

it.each([
  [2.99, undefined],
  [3, 'Medium'],
  [4, 'High'],
  [Number.NaN, undefined],
])('importance %d has the criticality %s', (importance, criticality) => {
  expect(importanceCriticality(importance)).toBe(criticality);
});

it('tools have the criticality stated by employers, at the level of the required preparation', () => {
  expect([toolCriticality('Y', 'N'), toolCriticality('N', 'Y'), toolCriticality('N', 'N')]).toEqual([
    'High',
    'Medium',
    'Low',
  ]);
  expect([undefined, 1, 3, 5].map(toolLevel)).toEqual([3, 1, 3, 4]);
});

it.each([
  ['Chief Executives', '11-1011.00', 4],
  ['Financial Managers', '11-3031.00', 3],
  ['Legislators', '11-1031.00', 3],
  ['First-Line Supervisors of Retail Sales Workers', '41-1011.00', 2],
  ['Chefs and Head Cooks', '35-1011.00', 2],
  ['Registered Nurses', '29-1141.00', 1],
])('%s (%s) lead as leadership role %i', (title, soc, role) => {
  expect(onetLeadership(title, soc)).toBe(role);
});

it('assigns occupations to the sub-sector of their major group', () => {
  expect(majorGroup('15-1252.00')).toEqual({ code: 'soc-15', name: 'Computer and Mathematical', subsectorTypeId: 2 });
  expect(majorGroup('77-0000.00').name).toBe('SOC 77');
});
