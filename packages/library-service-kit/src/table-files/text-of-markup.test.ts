import { expect, it } from '@jest/globals';
import { textOfMarkup } from './text-of-markup';

it.each([
  ['marked words', 'A <em>Data</em> <b>Engineer</b>', 'A Data Engineer'],
  ['paragraphs', '<p>One</p>\n<p class="x">Two<br/>Three</p>', 'One\n\nTwo\nThree'],
  ['lists', '<ul><li>Weld &amp; fit</li>\n<li>Cut</li></ul>', '- Weld & fit\n\n- Cut'],
  ['escaped markup', '&lt;p&gt;You weld&lt;/p&gt;&lt;p&gt;pipes&lt;/p&gt;', 'You weld\n\npipes'],
  ['entities without tags', 'R&amp;D &#128640; caf&eacute;', 'R&D 🚀 café'],
  ['styles and scripts', '<style>p{}</style><p>Text</p><script>a()</script>', 'Text'],
  ['other words between angle brackets', 'vector<int> and <your name> & co', 'vector<int> and <your name> & co'],
  ['no markup', 'Plain\n  text', 'Plain\n  text'],
])('reads %s', (_, markup, text) => expect(textOfMarkup(markup)).toBe(text));
