import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { ScoreBar } from './score-bar';
import { ScoreLegend } from './score-legend';

it('its accessible name has the confidence and each part', () => {
  show(
    <ScoreBar
      parts={{ title: 0.954, words: 1.2, duties: -0.1, skills: 0.5, level: 0.25 }}
      word="several similar"
      owner="Data Analyst"
    />,
  );
  expect(
    screen.getByRole('img', {
      name: 'Data Analyst: 60 %, several similar; title 95 of 100, words 100 of 100, duties 0 of 100, skills 50 of 100, level 50 of 100',
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('several similar')).toBeInTheDocument();
  expect(screen.getByText('60 %')).toBeInTheDocument();
});

it('has no segment for a missing level', () => {
  show(<ScoreBar parts={{ title: 1, words: 1, duties: 1, skills: 1 }} word="no close role" />);
  expect(screen.getByRole('img', { name: /skills 100 of 100$/ })).toBeInTheDocument();
  expect(screen.getByText('no close role')).toBeInTheDocument();
  expect(screen.getByText('100 %')).toBeInTheDocument();
});

it('the legend names the segments in their order', async () => {
  const onClose = jest.fn();
  const { user } = show(<ScoreLegend onClose={onClose} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'title',
    'words',
    'duties',
    'skills',
    'level',
  ]);
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
