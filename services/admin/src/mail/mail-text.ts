const PRODUCT = 'Skills Architect';

/** A part of a mail: what happened, and the link to it. */
export interface MailPart {
  title: string;
  text: string;
  link: { label: string; url: string };
}

interface MailContent {
  subject: string;
  /** Before the parts. */
  greeting: string;
  parts: readonly MailPart[];
  /** Below the parts: why the mail was sent. */
  reason: string;
  /** Where such mails can be ended. */
  end?: { label: string; url: string };
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? letter);

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const MAX_SUBJECT = 200;

/** One line: a line break would end the header. */
export const toSubject = (text: string): string => text.replace(BREAKS, ' ').trim().slice(0, MAX_SUBJECT);

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
const BUTTON =
  'display:inline-block;padding:8px 16px;border-radius:6px;background:#0f766e;color:#ffffff;text-decoration:none';

const partHtml = ({ title, text, link }: MailPart) =>
  `<div style="padding:16px 0;border-top:1px solid #d9dde3"><p style="margin:0 0 4px;font-weight:600">${escapeHtml(title)}</p>` +
  `<p style="margin:0 0 12px">${escapeHtml(text)}</p>` +
  `<a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></div>`;

/** Plain text and simple HTML of the same content. */
export const renderMail = ({ subject, greeting, parts, reason, end }: MailContent) => ({
  subject: toSubject(subject),
  text: [
    greeting,
    ...parts.map(({ title, text, link }) => `${title}\n${text}\n${link.label}: ${link.url}`),
    `--\n${reason}${end ? `\n${end.label}: ${end.url}` : ''}`,
  ].join('\n\n'),
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(toSubject(subject))}</title></head>` +
    `<body style="margin:0;padding:24px;background:#f4f6f8;color:#1b2430;${FONT};font-size:15px;line-height:1.5">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">` +
    `<p style="margin:0 0 16px;font-weight:600;color:#0f766e">${PRODUCT}</p>` +
    `<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>${parts.map(partHtml).join('')}` +
    `<p style="margin:16px 0 0;padding-top:16px;border-top:1px solid #d9dde3;font-size:13px;color:#5a6675">${escapeHtml(reason)}` +
    `${end ? ` <a href="${escapeHtml(end.url)}" style="color:#0f766e">${escapeHtml(end.label)}</a>` : ''}</p>` +
    `</div></body></html>`,
});
