import { expect, it } from '@jest/globals';
import { buildIndex, match } from '@skills-architect/matching';
import { demoLibrary } from './demo-library';

const roles = demoLibrary();
const index = buildIndex(roles);

const suggestFor = (title: string, description: string, only?: (label: string) => boolean) => {
  const labels = new Map(roles.map(({ roleId, label }) => [roleId, label]));
  const candidates = only && ((roleId: number) => only(labels.get(roleId) ?? ''));
  const { suggestions, confidence } = match(index, { title, description, candidates, limit: 3 });
  return { names: suggestions.map(({ roleId }) => labels.get(roleId)), confidence };
};

const LINUX = `You install, configure and patch our Linux servers and keep them available. You automate routine work with
scripts, monitor capacity and backups, solve incidents with the network team, and document every change.`;
const DATA_ARCHITECT = `You design the data models and data flows of our platform, set standards for master data and metadata,
and advise the engineering teams on storage, integration and governance of data.`;
const PLANNER = `You plan the daily work of the warehouse: inbound and outbound volumes, shifts and dock doors. You balance stock
and staff with the transport planners, watch the backlog, and report service levels to the warehouse manager.`;
const ANALYTICS = `You turn raw data into tested, documented models in SQL and dbt, own the semantic layer of our warehouse,
and help analysts build dashboards that people trust.`;
const HVAC = `You install, service and repair heating, ventilation and air conditioning units, find leaks of refrigerant,
replace compressors and controls, and explain the work to customers on site.`;
const POLICE = `You patrol the district, answer emergency calls, secure scenes, take statements, arrest suspects and give
evidence in court.`;
const KEEPER = `You feed the animals of the zoo, clean their enclosures, watch their health and behaviour, and tell visitors about
them.`;

it.each([
  ['Linux System Administrator', LINUX, ['Systems Administrator']],
  ['Senior Data Architect', DATA_ARCHITECT, ['Data Architect']],
  [
    'Warehouse Planner',
    PLANNER,
    ['Warehouse Supervisor', 'Warehouse Manager', 'Transport Planner', 'Inventory Controller'],
  ],
  ['Analytics Engineer (Finance Data)', ANALYTICS, ['Analytics Engineer']],
  ['HVAC Technician', HVAC, ['Plumber', 'Service Engineer', 'Maintenance Technician']],
  ['Police Officer', POLICE, ['Police Officer']],
])('%s gets a role that a person would take, called close', (title, description, expected) => {
  const { names, confidence } = suggestFor(title, description);
  expect(expected).toContain(names[0]);
  expect(confidence).not.toBe('no close role');
});

it.each([
  ['Whse Supv – Nights', 'Warehouse Supervisor'],
  ['Acct. Payable Clk', 'Accounts Payable Clerk'],
  ['Vertriebsleiterin (m/w/d)', 'Sales Director'],
  ['Softwareentwickler*in (80-100 %)', 'Software Engineer'],
  ['Chef(fe) de projet H/F', 'Project Manager'],
  ['Enfermero/a', 'Registered Nurse'],
])('a title as lists have it, %s, is found without a description', (title, expected) => {
  expect(suggestFor(title, '').names).toContain(expected);
});

it('a zoo keeper is in no role of the library: the three nearest, not close', () => {
  const { names, confidence } = suggestFor('Zoo Keeper', KEEPER);
  expect(names).toHaveLength(3);
  expect(confidence).toBe('no close role');
});

it('a police officer is not close for a client without public services', () => {
  const { names, confidence } = suggestFor('Police Officer', POLICE, (label) =>
    /Engineer|Planner|Warehouse/.test(label),
  );
  expect(names).toHaveLength(3);
  expect(confidence).toBe('no close role');
});

it('the role with the title’s own name comes first in the whole library and in small parts of it', () => {
  const engineer = roles.filter(({ label }) => label === 'Data Engineer');
  const others = roles.filter(({ label }) => label !== 'Data Engineer');
  const firsts = [1, 10, 80, 200, 261].map((count) => {
    const part = buildIndex([...others.slice(0, count), ...engineer]);
    const [first] = match(part, { title: 'Data engineer', description: `${ANALYTICS} ${DATA_ARCHITECT}` }).suggestions;
    return first?.roleId;
  });
  expect(firsts).toEqual(firsts.map(() => engineer[0]?.roleId));
});
