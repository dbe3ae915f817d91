import { copyName } from './copy-name';

test.each([
  ['Tour Planner', [], 'Tour Planner (copy)'],
  ['Tour Planner', ['Tour Planner', 'Tour Planner (copy)'], 'Tour Planner (copy 2)'],
  ['Tour Planner', ['tour planner (COPY)', 'Tour Planner (copy 2)'], 'Tour Planner (copy 3)'],
  ['P'.repeat(500), [], `${'P'.repeat(493)} (copy)`],
  [`${'P'.repeat(493)} (copy)`, [`${'P'.repeat(493)} (copy)`], `${'P'.repeat(491)} (copy 2)`],
  ['Tour Planner (copy)', ['Tour Planner (copy)'], 'Tour Planner (copy 2)'],
  ['Tour Planner (copy 2)', ['Tour Planner (copy 2)'], 'Tour Planner (copy)'],
])('a copy of %s beside %j is named %j', (name, taken, copy) => {
  expect(copyName(name, taken)).toBe(copy);
});
