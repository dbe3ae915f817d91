import { listSkillContent } from '@skills-architect/contracts/skills';
import { answer, aUser, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { ContentOfSkill } from './content-of-skill';

const item = {
  contentId: 1,
  contentType: 'Course',
  contentTitle: 'Budgeting: first steps',
  contentProvider: 'Open Course Shelf',
  contentProviderId: 2,
  contentProviderRating: 4.4,
  contentFullDescription: '',
  contentAdditionalDescription: '',
  contentUrl: 'https://example.org/content/1',
  contentDuration: 5400,
  contentLanguage: 'en',
  tags: [],
  level: null,
  levelNumber: null,
  relevancy: 0 as const,
  relevanceScore: 0.8,
  why: [],
};
const show = (contentAnswer: ReturnType<typeof answer>) =>
  renderScreen(<ContentOfSkill skillId={7} skillName="Budgeting" />, {
    user: aUser({ userType: 1 }),
    answers: [contentAnswer],
  });

test('client users request content of their client and see title, provider, rating and duration', async () => {
  const { portal } = show(
    answer(listSkillContent, {
      contentDetailList: [item],
      filters: { contentTypes: [], contentProviders: [], contentLanguages: [] },
      classificationStatus: 2,
      total: 1,
    }),
  );
  expect(await screen.findByRole('link', { name: 'Budgeting: first steps' })).toHaveAttribute('href', item.contentUrl);
  expect(screen.getByText('1 h 30 m')).toBeVisible();
  expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  expect(portal.requests.find(({ path }) => path.endsWith('/7/content'))?.query).toMatchObject({ clientId: '1' });
});

test('shows why it failed to load', async () => {
  show(refuse(listSkillContent, 503, { error: 'Skills do not answer' }));
  expect(await screen.findByText('Skills do not answer')).toBeVisible();
});
