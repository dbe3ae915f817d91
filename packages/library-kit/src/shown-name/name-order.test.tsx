import { aUser, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { NameOrder } from './name-order';

const APART = 'Names without a translation into German are sorted apart.';

test.each([
  ['a list that is not searched', 'de', '', undefined, APART],
  ['a list sorted by name', 'de', 'flux', 'skillName', APART],
  ['a list sorted by group', 'de', '', 'skillFamily', undefined],
  ['a list sorted by status', 'de', '', 'skillStatus', undefined],
  ['a list sorted by relevance', 'de', 'flux', undefined, undefined],
  ['a list in the own language', 'en', '', undefined, undefined],
  ['a list of users without a language', undefined, '', undefined, undefined],
] as const)('the order of %s is said: %s %s %s %s', (_, language, text, sortBy, sentence) => {
  const { container } = renderScreen(<NameOrder text={text} sortBy={sortBy} name="skillName" />, {
    user: aUser(language ? { language } : {}),
  });
  expect(screen.queryAllByText(APART)).toHaveLength(sentence ? 1 : 0);
  expect(container).toBeInTheDocument();
});
