import { describe, expect, it } from '@jest/globals';
import type { Wanted } from './related-skills';
import { isAbout } from './wiki-suggestions';

const wanted = (name: string, ...texts: string[]): Wanted => ({ name, family: 'Business', texts });

describe('a title is about a skill when the skill says half of it, and two words or all', () => {
  it.each<[string, Wanted, boolean]>([
    ['How data pipelines work', wanted('Designing data pipelines'), true],
    ['Python', wanted('Python programming'), true],
    ['Wind turbines', wanted('Wind turbine inspection'), true],
    ['Data pipeline orchestration with Airflow', wanted('Designing data pipelines'), true],
    // One common word makes names alike, not their subjects.
    ['Waste management', wanted('Project management'), false],
    ['Waste management', wanted('Project management', 'Plans the disposal of waste.'), true],
    ['Data lakes', wanted('Designing data pipelines'), false],
    ['Business administration', wanted('Bookkeeping'), false],
    ['Inspection of welded joints', wanted('Wind turbine inspection'), false],
    // What only the texts say beside the skill is not its subject.
    ['Safety at heights', wanted('Wind turbine inspection', 'Works at heights with safety gear.'), false],
    ['', wanted('Python'), false],
  ])('%s', (title, of, expected) => expect(isAbout(of, title, false)).toBe(expected));
});

it.each<[string, Wanted, boolean]>([
  ['Data modelling basics', wanted('Designing graph databases', 'Keeps data consistent.'), true],
  ['Welding positions', wanted('Designing graph databases', 'Keeps data consistent.'), false],
])('a title to which a similar skill refers needs one word in common: %s', (title, of, expected) =>
  expect(isAbout(of, title, true)).toBe(expected),
);
