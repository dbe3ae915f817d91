import { describe, expect, it } from '@jest/globals';
import type { TargetSkill } from './related-skills';
import { isAbout } from './wiki-suggestions';

const aSubject = (name: string, ...texts: string[]): TargetSkill => ({ name, family: 'Business', texts });

describe('a title is about a skill that contains half of its words, and at least two of them or all', () => {
  it.each<[string, TargetSkill, boolean]>([
    ['How data pipelines work', aSubject('Designing data pipelines'), true],
    ['Python', aSubject('Python programming'), true],
    ['Wind turbines', aSubject('Wind turbine inspection'), true],
    ['Data pipeline orchestration with Airflow', aSubject('Designing data pipelines'), true],
    // One common word makes names alike, not their subjects.
    ['Waste management', aSubject('Project management'), false],
    ['Waste management', aSubject('Project management', 'Plans the disposal of waste.'), true],
    ['Data lakes', aSubject('Designing data pipelines'), false],
    ['Business administration', aSubject('Bookkeeping'), false],
    ['Inspection of welded joints', aSubject('Wind turbine inspection'), false],
    // What only the texts say beside the skill is not its subject.
    ['Safety at heights', aSubject('Wind turbine inspection', 'Works at heights with safety gear.'), false],
    ['', aSubject('Python'), false],
  ])('%s', (title, of, expected) => expect(isAbout(of, title, false)).toBe(expected));
});

it.each<[string, TargetSkill, boolean]>([
  ['Data modelling basics', aSubject('Designing graph databases', 'Keeps data consistent.'), true],
  ['Welding positions', aSubject('Designing graph databases', 'Keeps data consistent.'), false],
])('a title to which a similar skill refers needs one word in common: %s', (title, of, expected) =>
  expect(isAbout(of, title, true)).toBe(expected),
);
