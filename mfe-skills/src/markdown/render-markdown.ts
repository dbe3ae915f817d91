import DOMPurify from 'dompurify';
import { Marked, type TokensList } from 'marked';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** Shows raw HTML as text and images as their alternative text, so that pages load nothing from other hosts. */
const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
  },
});

const TAGS =
  'p br hr h2 h3 h4 h5 h6 strong em del code pre blockquote ul ol li table thead tbody tr th td a input'.split(' ');

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  // Links without an allowed URL have lost their href.
  if (!node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** Renumbers headings to levels below the page title without gaps, for navigation by screen readers. */
const withLevels = (tokens: TokensList): TokensList => {
  const above: number[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'heading') return;
    while ((above.at(-1) ?? 0) >= token.depth) above.pop();
    above.push(token.depth);
    token.depth = Math.min(6, above.length + 1);
  });
  return tokens;
};

/** Markdown as page content: no scripts, styles, images or raw HTML; only http(s) links. */
export const renderMarkdown = (text: string): DocumentFragment =>
  purify.sanitize(marked.parser(withLevels(marked.lexer(text))), {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'start', 'type', 'checked', 'disabled'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    RETURN_DOM_FRAGMENT: true,
  });
