import { renderMarkdown } from './render-markdown';

const renderedHtml = (text: string) => {
  const box = document.createElement('div');
  box.append(renderMarkdown(text));
  return box.innerHTML.trim();
};

test.each([
  ['# Title', '<h2>Title</h2>'],
  ['**bold** and *soft*', '<p><strong>bold</strong> and <em>soft</em></p>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a <b onclick="x()">b</b>', '<p>a &lt;b onclick="x()"&gt;b&lt;/b&gt;</p>'],
  [
    '[site](https://example.org/a)',
    '<p><a href="https://example.org/a" target="_blank" rel="noopener noreferrer">site</a></p>',
  ],
  ['[no](javascript:alert(1))', '<p><a>no</a></p>'],
  ['[no](data:text/html,x)', '<p><a>no</a></p>'],
  ['[no](//example.org)', '<p><a>no</a></p>'],
  ['![a plan](https://example.org/x.png)', '<p>a plan</p>'],
  ['![<img src=x onerror=alert(1)>](x)', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
])('%s becomes %s', (text, html) => {
  expect(renderedHtml(text)).toBe(html);
});

test('a table keeps no styles', () => {
  expect(renderedHtml('| A |\n| :-: |\n| 1 |')).not.toMatch(/style|align/);
});

test.each([
  ['## A\n\n## B\n\n### C\n\n## D', ['H2', 'H2', 'H3', 'H2']],
  ['# A\n\n#### B\n\n#### C', ['H2', 'H3', 'H3']],
  ['### A\n\n# B', ['H2', 'H2']],
])('the headings of %j have the levels %j', (text, levels) => {
  expect([...renderMarkdown(text).children].map(({ tagName }) => tagName)).toEqual(levels);
});
