import {
  ClassificationStatus,
  listSkillContent,
  markSkillContent,
  type SkillContent,
} from '@skills-architect/contracts/skills';
import { useQueryState } from '@skills-architect/portal-kit';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anItem, aSkill } from '../skills.fixtures';
import { SkillContentList } from './skill-content';
import { CONTENT_STATE } from './use-content-list';

/** The list as in the tabs of a skill, with its state in the URL. */
function Shown({ sourceId = 1 }: { sourceId?: number }) {
  const [state, change] = useQueryState(CONTENT_STATE);
  const skill = aSkill({ skillSource: { sourceId, source: 'Source' } });
  return <SkillContentList skill={skill} state={state} change={change} />;
}

const many = Array.from({ length: 60 }, (_, index) =>
  anItem({ contentId: index + 1, contentTitle: `Item ${index + 1}` }),
);
const filters = {
  contentTypes: ['Course', 'Video'],
  contentProviders: [{ contentProviderId: 2, contentProvider: 'Open Course Shelf' }],
  contentLanguages: ['en'],
};
const contentAnswer = (items: SkillContent[]) =>
  answer(listSkillContent, ({ query }) => ({
    contentDetailList: items.slice(query.offset, query.offset + query.pagesize),
    filters,
    classificationStatus: items.length ? ClassificationStatus.Mapped : ClassificationStatus.None,
    total: items.length,
  }));
const show = (items: SkillContent[], sourceId = 1, path = '/skill/edit/1') =>
  renderScreen(<Shown sourceId={sourceId} />, {
    path,
    user: aUser({ userType: 4 }),
    answers: [contentAnswer(items), answer(markSkillContent, { done: true })],
  });

test('shows type, provider, half stars, duration, language, level, relevancy and reason of an item', async () => {
  show([
    anItem(),
    anItem({ contentId: 2, contentTitle: 'Two', contentDuration: 5, contentProviderRating: null, relevancy: 1 }),
  ]);
  const row = await screen.findByRole('row', { name: /Budgeting: first steps/ });
  for (const text of [
    'Course',
    'Open Course Shelf',
    '1 h 30 m',
    'English',
    'Novice',
    'Not verified',
    'Title names Budgeting',
  ])
    expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  const other = screen.getByRole('row', { name: /Two/ });
  for (const text of ['1 m', 'Not rated', 'Yes']) expect(within(other).getByText(text)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('says which content was found by meaning', async () => {
  show([anItem({ why: [{ part: 'title', sentence: 'Money matters', name: 'Budgeting', foundBy: 'meaning' }] })]);
  expect(await screen.findByText('Title is near to Budgeting by meaning')).toBeVisible();
});

test('content of an AI skill is called verified by AI', async () => {
  show([anItem()], 2);
  const row = await screen.findByRole('row', { name: /Budgeting/ });
  expect(within(row).getByText('AI Verified')).toBeVisible();
});

test('shows that no content is mapped', async () => {
  show([]);
  expect(await screen.findByText('No Learning Content is mapped to this skill')).toBeVisible();
});

test('shows why the content failed to load', async () => {
  renderScreen(<Shown />, {
    user: aUser({ userType: 4 }),
    answers: [refuse(listSkillContent, 503, { error: 'Skills do not answer' })],
  });
  expect(await screen.findByText('Skills do not answer')).toBeVisible();
});

test('sorts, filters and pages in the service', async () => {
  const { person, portal } = show(many);
  await person.click(await screen.findByRole('button', { name: /Duration/ }));
  await waitFor(() =>
    expect(portal.requests.at(-1)?.query).toMatchObject({ sortBy: 'contentDuration', sortOrder: 'asc' }),
  );
  await person.selectOptions(screen.getByLabelText('Content Type'), 'Video');
  await waitFor(() =>
    expect(JSON.parse(String(portal.requests.at(-1)?.query.filters))).toMatchObject({ contentType: ['Video'] }),
  );
  await person.click(screen.getByRole('switch', { name: 'Show content marked irrelevant' }));
  await waitFor(() => expect(portal.requests.at(-1)?.query).toMatchObject({ showIrrelevantCourses: 'true' }));
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Item 11')).toBeVisible();
  expect(portal.path()).toBe(
    '/skill/edit/1?contentType=Video&contentIrrelevant=true&contentSort=contentDuration&contentPage=2',
  );
});

test('is restored from the URL', async () => {
  const { portal } = show(
    many,
    1,
    '/skill/edit/1?contentProvider=2&contentSort=level&contentDescending=true&contentPage=3',
  );
  expect(await screen.findByText('Item 21')).toBeVisible();
  const { filters: asked, ...query } = portal.requests.at(-1)?.query ?? {};
  expect(query).toMatchObject({ sortBy: 'level', sortOrder: 'desc', offset: '20', pagesize: '10' });
  expect(JSON.parse(String(asked))).toMatchObject({ contentProviderId: [2], contentType: [] });
});

test('marks the selected items after confirmation', async () => {
  const { person, portal } = show(many);
  await person.click(await screen.findByRole('checkbox', { name: /Item 2$/ }));
  await person.click(screen.getByRole('button', { name: 'Mark as irrelevant' }));
  expect(portal.questions.map(({ title }) => title)).toEqual(['Mark as irrelevant?']);
  await waitFor(() =>
    expect(portal.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ contentIds: [2], relevancy: 2 }),
  );
});

test('the bar and the question name the selected items that are not shown', async () => {
  const { person, portal } = show(many);
  await person.click(await screen.findByRole('checkbox', { name: /Item 2$/ }));
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(await screen.findByRole('checkbox', { name: /Item 12$/ }));
  expect(screen.getByText('2 selected, 1 not shown')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Mark as irrelevant' }));
  expect(portal.questions[0]?.text).toMatch(/^2 items of .*, 1 of them not shown, will be marked as irrelevant/);
});

test('at most 50 items can be selected', async () => {
  const { person } = show(many);
  await screen.findByText('Item 1');
  await person.selectOptions(screen.getByLabelText(/per page/i), '50');
  await screen.findByText('Item 50');
  await person.click(screen.getByRole('checkbox', { name: /all/i }));
  expect(await screen.findByText('50 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Next page' }));
  await person.click(await screen.findByRole('checkbox', { name: /Item 51$/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Select max 50' });
  await person.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('checkbox', { name: /Item 51$/ })).not.toBeChecked();
  expect(screen.getByText('50 selected, 50 not shown')).toBeVisible();
});
