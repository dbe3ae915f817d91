import type { LibraryRole } from './library-role';

type Sample = [label: string, names: string[], description: string, skills: string[], group: string];

const SAMPLES: Sample[] = [
  [
    'baker',
    ['bread baker', 'bakery worker'],
    'Bakers mix dough, bake bread and pastries in ovens and sell them fresh.',
    ['bake bread', 'prepare dough', 'operate ovens'],
    'food makers',
  ],
  [
    'pastry chef',
    ['patissier', 'cake maker'],
    'Pastry chefs design and bake cakes, desserts and pastries for restaurants.',
    ['bake pastry', 'decorate cakes'],
    'food makers',
  ],
  [
    'nurse',
    ['registered nurse', 'staff nurse'],
    'Nurses care for patients, give medicine and record their condition on the ward.',
    ['care for patients', 'administer medicine'],
    'health',
  ],
  [
    'head nurse',
    ['ward sister', 'head of nursing'],
    'Head nurses lead the nurses of a ward and plan the care of its patients.',
    ['lead nursing staff', 'plan patient care'],
    'health',
  ],
  [
    'electrician',
    ['electrical fitter'],
    'Electricians install and repair wiring, fuse boxes and lights in buildings.',
    ['install wiring', 'repair electrical equipment'],
    'building',
  ],
  [
    'plumber',
    ['pipe fitter'],
    'Plumbers install and repair pipes, taps and boilers in buildings.',
    ['install pipes', 'repair boilers'],
    'building',
  ],
  [
    'data engineer',
    ['big data engineer'],
    'Data engineers build pipelines that load and transform data into warehouses.',
    ['build data pipelines', 'write SQL queries'],
    'computing',
  ],
  [
    'C++ developer',
    ['C++ programmer'],
    'C++ developers write fast programs in C++ for games, trading and devices.',
    ['program in C++', 'debug software'],
    'computing',
  ],
  [
    'C# developer',
    ['.NET programmer'],
    'C# developers write business programs in C# and .NET.',
    ['program in C#', 'debug software'],
    'computing',
  ],
  [
    'accountant',
    ['chartered accountant', 'bookkeeper'],
    'Accountants keep ledgers, prepare financial statements and check tax returns.',
    ['prepare financial statements', 'keep ledgers'],
    'finance',
  ],
  [
    'tax adviser',
    ['tax consultant'],
    'Tax advisers explain tax law to clients and prepare their tax returns.',
    ['prepare tax returns', 'advise on tax law'],
    'finance',
  ],
  [
    'primary school teacher',
    ['class teacher'],
    'Primary school teachers teach children reading, writing and arithmetic.',
    ['teach children', 'prepare lessons'],
    'education',
  ],
];

/** A dozen test roles with ids from 1 in this order. */
export const SAMPLE_ROLES: LibraryRole[] = SAMPLES.map(([label, names, description, skills, group], index) => ({
  roleId: index + 1,
  language: 'en',
  label,
  alternativeLabels: names,
  description,
  essentialSkills: skills.map((skillName, position) => ({ skillId: (index + 1) * 100 + position, skillName })),
  group: { label: group, text: `People who work in ${group}.` },
}));

/** The twelve roles in 42 variants each, enough for word vectors. Ids from 1; variant n (from 0) starts at 12n + 1. */
export function largeSample(): LibraryRole[] {
  return Array.from({ length: 42 }, (_, position) =>
    SAMPLE_ROLES.map((role) => ({
      ...role,
      roleId: role.roleId + position * SAMPLE_ROLES.length,
      label: position === 0 ? role.label : `${role.label} in district ${position}`,
    })),
  ).flat();
}

/** An employer's text about itself, unrelated to any job: more than sixty content words, six sentences. */
export const EMPLOYER_TEXT = [
  'Founded in 1950 by two brothers, our company is proud of its long history and its friendly culture.',
  'Colleagues enjoy thirty days of holiday, a generous pension, free parking and discounts at the gym next door.',
  'Everybody is welcome regardless of race, religion, gender, age, disability or sexual orientation.',
  'Applications close on Friday, and interviews take place by video during the following fortnight.',
  'Our headquarters overlook the river, with a garden, a canteen and a nursery for young families.',
  'Volunteering days let everyone support a charity they love, from planting trees to visiting lonely neighbours.',
].join(' ');
