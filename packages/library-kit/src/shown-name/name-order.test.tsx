import { aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { NameOrder } from './name-order';

test.each([
  ['a list that is not searched', 'de', '', undefined, true],
  ['a list sorted by name', 'de', 'flux', 'skillName', true],
  ['a list sorted by status', 'de', '', 'skillStatus', false],
  ['a list sorted by relevance', 'de', 'flux', undefined, false],
  ['a list in the own language', 'en', '', undefined, false],
  ['a list of users without a language', undefined, '', undefined, false],
] as const)('the order of %s is said: %s %s %s %s', (_, language, text, sortBy, isSaid) => {
  renderScreen(<NameOrder text={text} sortBy={sortBy} names={['skillName']} />, {
    user: aUser(language ? { language } : {}),
  });
  expect(screen.queryAllByText('Sorted by the names in English, which you see in German.')).toHaveLength(
    isSaid ? 1 : 0,
  );
});
