import { useState } from 'react';
import { MarkedText } from './marked-text';
import type { TextMark } from './pieces';

const text =
  'You will build reports and dashboards in Power BI. We offer free fruit and a table football. You will advise the heads of our business units on figures.';

const marks: TextMark[] = [
  { id: 'reports', start: 15, end: 22, note: 'Builds reports' },
  { id: 'tool', start: 41, end: 49, tone: 'strong', note: 'Digital Tools: Power BI' },
  { id: 'fruit', start: 51, end: 93, tone: 'ignored', note: 'Not about the work' },
];

export function MarkedTextStories() {
  const [shown, setShown] = useState(marks);
  return (
    <MarkedText text={text} marks={shown} onRestore={(mark) => setShown(shown.filter(({ id }) => id !== mark.id))} />
  );
}
