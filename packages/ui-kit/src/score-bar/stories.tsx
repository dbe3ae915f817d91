import { ScoreBar } from './score-bar';
import { ScoreLegend } from './score-legend';

export function ScoreStories() {
  return (
    <>
      <ScoreBar
        parts={{ title: 0.95, words: 1, duties: 0.8, skills: 0.7, level: 0.5 }}
        word="clear"
        owner="Data Analyst"
      />
      <ScoreBar parts={{ title: 0.6, words: 0.7, duties: 0.5, skills: 0.4 }} word="likely" />
      <ScoreBar parts={{ title: 0.2, words: 0.45, duties: 0.3, skills: 0 }} word="several similar" />
      <ScoreLegend onClose={() => undefined} />
    </>
  );
}
