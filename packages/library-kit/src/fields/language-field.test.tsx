import { listLanguages, listSources } from '@skills-architect/contracts/skills';
import { useCall } from '@skills-architect/portal-kit';
import {
  answer,
  aUser,
  deferAnswer,
  type FakeAnswer,
  refuse,
  renderScreen,
} from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LanguageField } from './language-field';

const languages = answer(listLanguages, { languages: ['en', 'de', 'fr'] });
const sources = answer(listSources, {
  sources: [{ sourceId: 7, source: 'Berufe', language: 'de', allowMultipleMappings: true, isAssessmentEnabled: false }],
});
/** Says when both lists have been read, or could not be. */
function Lists() {
  const all = [useCall(listLanguages, {}), useCall(listSources, {})];
  return <p>{all.every(({ data, error }) => data ?? error) ? 'All was read' : ''}</p>;
}
const show = (ofSources: FakeAnswer, userType: 2 | 3 | 4 = 4) =>
  renderScreen(
    <>
      <LanguageField value="" onChange={() => {}} sourceId={7} translations={[{ language: 'fr' }]} error={undefined} />
      <Lists />
    </>,
    { user: aUser({ userType }), answers: [languages, ofSources] },
  );

test('shows the language of the source once it is known', async () => {
  const late = deferAnswer(sources);
  const { portal } = show(late);
  await waitFor(() => expect(portal.requests).toHaveLength(2));
  expect(screen.queryByLabelText('Language')).toBeNull();
  late.go();
  expect(await screen.findByLabelText('Language')).toHaveDisplayValue('German');
});

test('offers no language into which the record is translated', async () => {
  show(sources);
  const options = within(await screen.findByLabelText('Language')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['English', 'German']);
});

test.each<[string, FakeAnswer, 2 | 3]>([
  ['while that of the source cannot be read', refuse(listSources, 400, { code: 'invalid', error: 'Wrong' }), 2],
  ['to SMEs, who may not change it', sources, 3],
])('shows no language %s', async (_, ofSources, userType) => {
  show(ofSources, userType);
  expect(await screen.findByText('All was read')).toBeVisible();
  expect(screen.queryByLabelText('Language')).toBeNull();
});
