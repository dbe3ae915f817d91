import { describe, expect, it } from '@jest/globals';
import { type EscoSkill, toCategory } from './skill-category';
import { familyCode } from './skill-family';

const skill = (label: string, groups: string, more: Partial<EscoSkill> = {}): EscoSkill => ({
  label,
  description: '',
  skillType: 'skill/competence',
  reuseLevel: 'sector-specific',
  isDigital: false,
  groupCodes: groups ? groups.split(' ') : [],
  widerCodes: [],
  ...more,
});
const knowledge = (label: string, description: string, isDigital: boolean) =>
  skill(label, '0613', { skillType: 'knowledge', description, isDigital });
const crossSector = { reuseLevel: 'cross-sector' };
const transversal = { reuseLevel: 'transversal' };
const digital = { isDigital: true };

describe('the category of an ESCO skill', () => {
  it.each<[string, EscoSkill[]]>([
    [
      'Functional Skills',
      [
        skill('address aircraft mechanical issues', 'S8.7.3'),
        skill('analyse big data', 'S2.7.0', { ...crossSector, ...digital }),
        skill('analyse data about clients', 'S4.8.3', crossSector),
        skill('develop flood remediation strategies', 'S4.1.7'),
        skill('English', 'L1 T1.1', transversal),
        skill('understand spoken Polish', '', transversal),
        skill('perform software recovery testing', 'S5.1.0', digital),
        skill('control levels of nicotine per cigar', 'S5.7.0'),
        knowledge('inorganic chemistry', 'The chemistry of substances without hydrocarbon radicals.', false),
        knowledge('Open source model', 'The model by which software is developed in public.', true),
        knowledge(
          'ICT infrastructure',
          'The system, network, hardware and software applications of an ICT service.',
          true,
        ),
        skill('check wine quality', '', { widerCodes: ['T3.1'] }),
        knowledge('algorithms', 'Sets of rules that solve a problem step by step.', true),
      ],
    ],
    [
      'Digital Tools',
      [
        skill('use spreadsheets software', 'S5.5.2', { ...crossSector, ...digital }),
        skill('use word processing software', 'S5.6.2', crossSector),
        skill('use a warehouse management system', 'S2.2.3', digital),
        skill('use chromatography software', 'S5.5.0'),
        skill('conduct web searches', 'T1.3', transversal),
        knowledge('Haskell', 'A programming language and the paradigms of writing software in it.', true),
        knowledge('graphics editor software', 'The field of graphical ICT tools for editing images.', true),
      ],
    ],
    [
      'Leadership Skills',
      [
        skill('lead a team', 'S4.8.1', crossSector),
        skill('manage dental staff', 'S3.2.1'),
        skill('supervise the work of cleaning staff', 'S4.8.1'),
        skill('motivate others', 'T4.4', transversal),
        skill('leadership principles', '0031', { ...crossSector, skillType: 'knowledge' }),
        skill('plan marketing strategy', 'S4.1.2', crossSector),
      ],
    ],
    [
      'Mindset / Meta Skills',
      [
        skill('show initiative', 'T3.2', transversal),
        skill('think critically', 'T2.1', transversal),
        skill('teamwork principles', '0031', { ...crossSector, skillType: 'knowledge' }),
        skill('tolerate stress', '', { widerCodes: ['T3.3', 'T3.2'] }),
        skill('work in teams', 'S1.8.1 T4.3', transversal),
      ],
    ],
  ])('is %s', (category, skills) => {
    expect(skills.map((escoSkill) => [escoSkill.label, toCategory(escoSkill)])).toEqual(
      skills.map(({ label }) => [label, category]),
    );
  });
});

it.each([
  ['maintain mixer truck', 'S7.1.2', 'S8.7'],
  ['monitor incineration process', 'S7.1.2', 'S2.8'],
  ['join wood elements', 'S7.1.2', 'S7.1'],
  ['organic chemistry', '0531', '053'],
])('the family of %s in %s is %s', (label, code, family) => expect(familyCode(label, code)).toBe(family));
