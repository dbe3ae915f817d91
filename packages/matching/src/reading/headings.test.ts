import { sectionsUnderHeadings } from './headings';

function topicsByLine(text: string): (string | undefined)[] {
  const sections = sectionsUnderHeadings(text);
  let start = 0;
  return text.split('\n').map((line) => {
    const offset = start;
    start += line.length + 1;
    return sections.find((section) => offset >= section.start && offset < section.end)?.topic;
  });
}

describe('sectionsUnderHeadings', () => {
  it.each([
    ['Duties:\nbake\nBenefits:\npension', ['job', 'job', 'other', 'other']],
    ['## About us\nwe bake\n## About the role\nyou bake', ['other', 'other', 'job', 'job']],
    ['AN EQUAL OPPORTUNITY EMPLOYER\nwe are fair', ['other', 'other']],
    ['ANNUAL SALARY\nlots\nNOTES:\nread this', ['other', 'other', undefined, undefined]],
    ['Legal secretary\nkeeps files', [undefined, undefined]],
    ['COMPENSATION AND BENEFITS MANAGER\nplans pay', [undefined, undefined]],
    ['• Benefits\n• Salary', [undefined, undefined]],
    ['Benefits are good.\nyes', [undefined, undefined]],
    ['no headings at all', [undefined]],
  ])('%j', (text, expected) => {
    expect(topicsByLine(text)).toEqual(expected);
  });
});
