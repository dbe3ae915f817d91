const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const resolveEntity = (match: string, name: string) => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? match;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : '';
};

/** Resolves character references and replaces typographic characters with plain ones. */
export const plainText = (text: string) =>
  text
    .replace(/&(#?[a-z0-9]{1,8});/gi, resolveEntity)
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u2018\u2019\u201B]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\uFB01/g, 'fi')
    .replace(/\uFB02/g, 'fl')
    .replace(/\uFB00/g, 'ff');
